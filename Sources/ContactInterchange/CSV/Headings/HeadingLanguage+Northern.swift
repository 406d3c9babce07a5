extension HeadingLanguage {
  /// Swedish, Danish, Norwegian and Finnish.
  static let northern = [swedish, danish, norwegian, finnish]

  static let swedish = HeadingLanguage(
    "sv", charset: "windows-1252", dateOrder: .yearMonthDay,
    """
    given:förnamn,tilltalsnamn
    family:efternamn
    middle:mellannamn
    prefix:prefix,tilltal
    suffix:suffix
    name:namn,fullständigt namn,hela namnet
    display:visningsnamn,visat namn
    nick:smeknamn
    maiden:flicknamn
    title:titel
    company:företag,organisation,förening,arbetsgivare
    department:avdelning
    job:befattning,jobbtitel
    role:yrke
    phone:telefon,tel,telefonnummer
    fax:fax,faxnummer
    mobile:mobiltelefon,mobil,mobilnummer
    pager:personsökare
    car:bil
    main:huvud,primär,växel
    email:e postadress,e post,epost,e mail,email,mejl,mailadress
    web:webbsida,webbplats,hemsida
    address:adress
    street:gata,gatuadress
    extended:adress 2
    city:ort,postort,stad
    state:region,län,delstat,landskap
    zip:postnummer,postnr
    country:land,land region
    pobox:postbox,box
    birthday:födelsedag,födelsedatum
    anniversary:årsdag,bröllopsdag
    year:födelseår
    month:födelsemånad
    note:anteckningar,anteckning,kommentar,övrigt
    category:kategorier,kategori,grupper,grupp
    gender:kön
    spouse:maka make,partner
    manager:chef
    assistant:assistent
    child:barn
    custom:användare,egen
    home:hem,bostad,privat,hemma
    work:arbete,arbets,arbetet,jobb,jobbet
    other:annan,annat,övrig,övriga
    type:typ
    filler:nummer,nr,och
    """)

  static let danish = HeadingLanguage(
    "da", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:fornavn
    family:efternavn
    middle:mellemnavn
    suffix:suffiks
    name:navn,fulde navn
    display:vist navn
    nick:kaldenavn
    title:titel
    company:firma,virksomhed,organisation
    department:afdeling
    job:stilling
    phone:telefon,tlf,telefonnummer
    fax:fax,faxnummer
    mobile:mobiltelefon,mobil,mobilnummer
    pager:personsøger
    email:e mail adresse,e mail,email,mail,mailadresse,e mailadresse
    web:webside,hjemmeside
    address:adresse
    street:gade,vej,gade vej
    city:by
    state:område,region
    zip:postnummer,postnr
    country:land,land område
    birthday:fødselsdag,fødselsdato
    anniversary:mærkedag,årsdag
    note:noter,bemærkninger
    category:kategorier
    home:privat,hjem,hjemme
    work:arbejde,arbejds,arbejdstelefon
    other:anden,andet,øvrige
    filler:nummer,nr
    """)

  static let norwegian = HeadingLanguage(
    "nb", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:fornavn
    family:etternavn
    middle:mellomnavn
    suffix:suffiks
    name:navn,fullt navn
    nick:kallenavn
    title:tittel
    company:firma,organisasjon,bedrift
    department:avdeling
    job:stilling
    phone:telefon,tlf,telefonnummer
    fax:faks,telefaks
    mobile:mobiltelefon,mobil,mobilnummer
    pager:personsøker
    email:e postadresse,e post,epost,e mail,email
    web:webside,nettside,hjemmeside
    address:adresse
    street:gate,gateadresse,vei
    city:poststed,sted,by
    state:område,fylke
    zip:postnummer,postnr
    country:land,land område
    birthday:fødselsdag,fødselsdato
    anniversary:merkedag
    note:notater,merknader
    category:kategorier
    home:privat,hjem,hjemme
    work:arbeid,jobb,arbeids
    other:annen,annet
    filler:nummer,nr
    """)

  static let finnish = HeadingLanguage(
    "fi", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:etunimi
    family:sukunimi
    middle:toinen nimi
    name:nimi,koko nimi
    nick:lempinimi,kutsumanimi
    title:titteli,puhuttelu
    company:yritys,organisaatio
    department:osasto
    job:tehtävänimike,asema
    phone:puhelin,puhelinnumero,puh
    fax:faksi,faksinumero
    mobile:matkapuhelin,matkapuhelinnumero,gsm
    email:sähköpostiosoite,sähköposti,e mail,email
    web:verkkosivu,www sivu,kotisivu
    address:osoite
    street:katuosoite,katu,lähiosoite
    city:kaupunki,postitoimipaikka,paikkakunta
    state:lääni,maakunta,osavaltio
    zip:postinumero
    country:maa,maa alue
    birthday:syntymäpäivä,syntymäaika
    anniversary:vuosipäivä
    note:muistiinpanot,huomautukset,lisätiedot
    category:luokat,ryhmät
    home:koti,kotipuhelin
    work:työ,työpuhelin
    other:muu
    """)
}
