extension HeadingLanguage {
  /// German, French and Dutch.
  static let western = [german, french, dutch]

  static let german = HeadingLanguage(
    "de", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:vorname,rufname,vornamen
    family:nachname,familienname,zuname
    middle:weitere vornamen,zweiter vorname,2 vorname,mittelname,mittlerer name
    prefix:anrede,namenspräfix,titel vor dem namen,akademischer titel
    suffix:suffix,namenssuffix,namenszusatz
    name:name,vollständiger name,ganzer name,kontakt
    display:anzeigename,angezeigter name,speichern unter
    nick:spitzname,kurzname
    maiden:geburtsname,mädchenname
    phonetic:phonetisch,yomi
    title:titel
    company:firma,unternehmen,organisation,arbeitgeber,firmenname,verein
    department:abteilung,bereich
    job:position,funktion,arbeitstitel,stellung,berufsbezeichnung,amtsbezeichnung
    role:beruf,rolle
    phone:telefon,tel,telefonnummer,rufnummer,fon,festnetz,telefon nr,tel nr
    fax:fax,telefax,faxnummer,fax nummer
    mobile:mobiltelefon,mobil,handy,mobiltelefonnummer,handynummer,mobil tel nr,mobilnummer,mobilfunk,natel
    pager:pager
    car:auto
    main:haupt,primär,primäre
    callback:rückmeldung,rückruf
    radio:funk
    tty:telefon für hörbehinderte,telefon für hörgeschädigte
    telex:telex
    isdn:isdn
    email:e mail,email,mail,e mail adresse,email adresse,mailadresse,e mail adressen
    web:webseite,website,internetseite,internet,web,url,internetadresse
    homepage:homepage
    messenger:messenger,chat,messenger name,im adresse
    address:adresse,anschrift,postanschrift
    street:straße,str,straße hausnummer,straße nr,straße und hausnummer,strasse
    extended:adresse 2,adresszusatz,adresszeile 2
    city:ort,stadt,wohnort
    state:bundesland,bundesland kanton,region,kanton,land kanton
    zip:postleitzahl,plz
    country:land,land region,staat
    pobox:postfach
    birthday:geburtstag,geburtsdatum,geb datum,geb
    anniversary:jahrestag,hochzeitstag
    birth:geburts
    year:jahr,geburtsjahr
    month:monat,geburtsmonat
    day:tag
    note:notizen,notiz,bemerkung,bemerkungen,kommentar,anmerkung,anmerkungen
    category:kategorien,kategorie,gruppen,gruppe
    gender:geschlecht
    spouse:partner,ehepartner,lebenspartner,partner in,ehegatte
    manager:vorgesetzter,name des vorgesetzten,name des r vorgesetzten,vorgesetzte
    assistant:assistent,assistent in,name assistent,assistentin
    child:kinder
    custom:benutzer,benutzerdef,benutzerdefiniert,benutzerdefiniertes feld
    flag:priorität,vertraulichkeit,privatkennzeichen
    home:privat,private,privater,zuhause,persönlich
    work:geschäftlich,geschäft,dienstlich,arbeit,büro,beruflich,geschäfts,geschäftliche,dienst
    other:weitere,weiteres,weiterer,weiteres r,weiteres e,andere,sonstige,anderer,anderes,sonstiges
    type:typ,art
    second:zweite,sekundäre,zweiter,zweites,sekundär
    filler:nummer,nr,der,die,das,des,und,r,e,für,von,in
    """)

  static let french = HeadingLanguage(
    "fr", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:prénom,prénoms
    family:nom de famille,nom usuel
    middle:deuxième prénom,autres prénoms,second prénom
    prefix:civilité,préfixe,titre de civilité
    suffix:suffixe
    name:nom,nom complet,nom et prénom,contact
    display:nom complet affiché,nom à afficher,nom affiché,afficher comme,classer sous
    nick:surnom,pseudonyme,pseudo
    maiden:nom de jeune fille,nom de naissance
    phonetic:phonétique
    title:titre
    company:société,entreprise,organisation,organisme,raison sociale,employeur,association
    department:service,département entreprise
    job:fonction,poste,intitulé du poste,titre1,titre professionnel
    role:profession,métier
    phone:téléphone,tél,tel,numéro de téléphone,téléphone fixe,fixe
    fax:télécopie,télécopieur,fax
    mobile:tél mobile,téléphone mobile,mobile,portable,tél portable,téléphone portable,cellulaire
    pager:récepteur de radiomessagerie,radiomessagerie,messageur,pager
    car:voiture
    main:principal,principale
    callback:rappel
    radio:radio
    tty:tdd tty,tty tdd,ats
    telex:télex
    isdn:rnis
    email:adresse de messagerie,adresse électronique,courriel,e mail,email,mail,adresse e mail,adresse mail,adresse email,messagerie,courrier électronique,adresse courriel
    web:page web,site web,site internet,site,url,web
    homepage:page d accueil
    messenger:messagerie instantanée,nom d écran,adresse im
    address:adresse,adresse postale
    street:rue,voie
    extended:adresse 2,complément d adresse,complément
    city:ville,commune,localité
    state:dép région,région,département,province,état,département ou région,dép
    zip:code postal,cp
    country:pays,pays région
    pobox:boîte postale,bp,b p
    birthday:anniversaire,date de naissance,naissance
    anniversary:anniversaire de mariage,anniversaire de mariage ou fête,mariage
    year:année,année de naissance
    month:mois,mois de naissance
    day:jour,jour de naissance
    note:notes,note,remarques,remarque,commentaires,commentaire
    category:catégories,catégorie,groupes,groupe,libellés
    gender:sexe,genre
    spouse:conjoint,conjoint e,époux,épouse
    manager:responsable,nom du responsable,supérieur
    assistant:assistant,assistant e,nom de l assistant,nom de l assistant e
    child:enfants
    custom:utilisateur,personnalisé,champ personnalisé,divers
    flag:priorité,critère de diffusion,privé
    home:domicile,personnel,personnelle,du domicile,privée,perso,maison
    work:bureau,professionnel,professionnelle,travail,pro
    other:autre,autres
    type:type
    second:secondaire,deuxième
    filler:de,du,d,l,le,la,les,des,numéro,n,no,et,ou,e,à
    """)

  static let dutch = HeadingLanguage(
    "nl", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:voornaam,roepnaam
    family:achternaam,familienaam
    middle:middelste naam,tussenvoegsel,tweede voornaam,tweede naam
    prefix:aanhef,voorvoegsel,aanspreektitel
    suffix:achtervoegsel
    name:naam,volledige naam,contactpersoon
    display:weergavenaam,schermnaam,opslaan als
    nick:bijnaam
    maiden:meisjesnaam,geboortenaam
    title:titel
    company:bedrijf,organisatie,bedrijfsnaam,werkgever,vereniging
    department:afdeling
    job:functie,functietitel
    role:beroep
    phone:telefoon,telefoonnummer,tel,telefoonnr
    fax:fax,faxnummer
    mobile:mobiele telefoon,mobiel,mobiele,gsm,mobiel nummer,mobiele nummer
    pager:semafoon,pager
    car:auto
    main:hoofd,primair,primaire
    callback:terugbellen
    radio:radio
    tty:teksttelefoon,tdd tty
    telex:telex
    isdn:isdn
    email:e mailadres,e mail adres,e mail,email,emailadres,mail,mailadres
    web:webpagina,website,web,internetpagina
    homepage:startpagina
    messenger:chatadres,chat
    address:adres
    street:straat,straatnaam,straat en huisnummer
    extended:adres 2,adresregel 2
    city:plaats,stad,woonplaats
    state:provincie,staat
    zip:postcode
    country:land,land regio
    pobox:postbus
    birthday:verjaardag,geboortedatum
    anniversary:speciale datum,trouwdag,gedenkdag,jubileum
    year:geboortejaar,jaar
    month:geboortemaand,maand
    day:geboortedag,dag
    note:notities,notitie,opmerkingen,opmerking,aantekeningen
    category:categorieën,categorie,groepen,groep,labels
    gender:geslacht
    spouse:partner,echtgenoot,echtgenoot partner,echtgenote
    manager:manager,naam van manager,leidinggevende
    assistant:assistent,naam van assistent
    child:kinderen
    custom:gebruiker,aangepast,aangepast veld
    flag:prioriteit,gevoeligheid,privé vlag
    home:thuis,privé,huis,huisadres,woon
    work:werk,zakelijk,kantoor
    other:anders,ander,andere,overig,overige
    type:type,soort
    second:secundair,secundaire,tweede
    filler:nummer,nr,van,de,het,en,voor,op
    """)
}
