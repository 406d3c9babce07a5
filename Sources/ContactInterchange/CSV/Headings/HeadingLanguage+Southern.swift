extension HeadingLanguage {
  /// Spanish, Italian, Portuguese, Greek and Turkish.
  static let southern = [spanish, italian, portuguese, greek, turkish]

  static let spanish = HeadingLanguage(
    "es", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:nombre de pila,primer nombre,nombres
    family:apellidos,apellido,primer apellido
    middle:segundo nombre,segundo apellido
    prefix:tratamiento,título personal,prefijo
    suffix:sufijo
    name:nombre,nombre completo,nombre y apellidos,contacto
    display:nombre para mostrar,nombre mostrado,nombre de pantalla,archivar como
    nick:apodo,alias,sobrenombre
    maiden:apellido de soltera
    phonetic:fonético
    title:título
    company:organización,compañía,empresa,nombre de la empresa
    department:departamento
    job:puesto,cargo,puesto de trabajo
    role:profesión
    phone:teléfono,tel,número de teléfono,tlf,teléfono fijo
    fax:fax,número de fax
    mobile:móvil,teléfono móvil,número móvil,celular,teléfono celular,tel móvil
    pager:localizador,buscapersonas,busca
    car:automóvil,coche
    main:principal,centralita,número de centralita,primario
    callback:devolución de llamada
    radio:radio
    tty:número de teletipo,teletipo,tty tdd
    telex:télex
    isdn:rdsi
    email:dirección de correo electrónico,dirección del correo electrónico,correo electrónico,correo,e mail,email,dirección de correo,mail
    web:página web,sitio web,web,url
    homepage:página principal
    messenger:mensajería instantánea
    address:dirección,dirección postal,domicilio postal
    street:calle
    extended:dirección 2
    city:ciudad,población,localidad,municipio
    state:provincia o estado,provincia,estado,comunidad autónoma,estado o provincia
    zip:código postal,cp
    country:país o región,país,país región
    pobox:apartado postal,apartado de correos,apdo postal
    birthday:cumpleaños,fecha de nacimiento,nacimiento
    anniversary:aniversario
    year:año,año de nacimiento
    month:mes,mes de nacimiento
    day:día,día de nacimiento
    note:notas,nota,observaciones,comentarios
    category:categorías,categoría,grupos,grupo,etiquetas
    gender:sexo,género
    spouse:cónyuge,pareja
    manager:director,nombre del director,jefe
    assistant:ayudante,asistente,nombre del ayudante
    child:hijos
    custom:usuario,personalizado,campo personalizado
    flag:prioridad,confidencialidad,privado
    home:particular,casa,personal,domicilio,residencia,del domicilio
    work:trabajo,oficina,profesional,laboral,del trabajo
    other:otro,otra,otros
    type:tipo,tipo de
    second:secundario,secundaria,segundo
    filler:número,n,no,de,del,la,el,los,y,o
    """)

  static let italian = HeadingLanguage(
    "it", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:nome di battesimo
    family:cognome
    middle:secondo nome
    prefix:titolo personale,prefisso,appellativo
    suffix:titolo straniero,suffisso
    name:nome,nome completo,nome e cognome,nominativo,contatto
    display:nome visualizzato,archivia come
    nick:soprannome,alias,nomignolo
    maiden:cognome da nubile
    title:titolo
    company:società,azienda,ditta,organizzazione,ragione sociale,nome società
    department:reparto,dipartimento
    job:posizione,qualifica,mansione,funzione
    role:professione
    phone:telefono,tel,numero di telefono,recapito telefonico
    fax:fax,numero fax
    mobile:cellulare,telefono cellulare,cell,numero di cellulare,telefonino
    pager:cercapersone
    car:auto,automobile
    main:principale,primario,primaria
    callback:richiamata automatica,numero richiamata automatica
    radio:radio
    tty:tty tdd,telefono tty tdd
    telex:telex
    isdn:isdn
    email:indirizzo di posta elettronica,indirizzo posta elettronica,posta elettronica,e mail,email,mail,indirizzo e mail,indirizzo email,posta el
    web:pagina web,sito web,sito internet,sito,web
    homepage:home page
    messenger:messaggistica immediata
    address:indirizzo,recapito
    street:via,indirizzo via
    extended:indirizzo 2
    city:città,comune,località
    state:provincia,regione,provincia o stato,prov
    zip:cap,codice postale
    country:paese area geografica,paese,nazione,stato,altro paese area geografica
    pobox:casella postale
    birthday:compleanno,data di nascita,nascita
    anniversary:anniversario
    year:anno,anno di nascita
    month:mese,mese di nascita
    day:giorno,giorno di nascita
    note:note,annotazioni,commenti,osservazioni
    category:categorie,categoria,gruppi,gruppo
    gender:sesso,genere
    spouse:coniuge,partner,nome coniuge partner,consorte
    manager:manager,nome manager,responsabile
    assistant:assistente,nome assistente
    child:figli
    custom:utente,personalizzato,campo personalizzato
    flag:priorità,riservatezza,privato
    home:abitazione,ab,casa,personale,domicilio
    work:ufficio,uff,lavoro
    other:altro,altra,altri,altre
    type:tipo,tipo di
    second:secondario,secondaria
    filler:numero,n,di,del,della,la,il,e
    """)

  static let portuguese = HeadingLanguage(
    "pt", charset: "windows-1252", dateOrder: .dayMonthYear,
    """
    given:primeiro nome,nome próprio
    family:sobrenome,apelido,último nome,apelidos
    middle:segundo nome,nome do meio
    prefix:tratamento,prefixo,forma de tratamento
    suffix:sufixo
    name:nome,nome completo,contato,contacto
    display:nome para exibição,nome de exibição,nome a apresentar,arquivar como
    nick:alcunha,nome informal
    maiden:nome de solteira
    title:título
    company:empresa,companhia,organização,nome da empresa
    department:departamento,setor
    job:cargo,função
    role:profissão
    phone:telefone,tel,número de telefone,fone
    fax:fax,número de fax
    mobile:celular,telefone celular,telemóvel,tel celular,móvel
    pager:pager
    car:carro,automóvel
    main:principal,primário
    callback:retorno de chamada,retorno da chamada
    radio:rádio,radio
    tty:telefone tty tdd,tty tdd
    telex:telex
    isdn:rdis,isdn
    email:endereço de email,endereço de e mail,endereço de correio eletrónico,correio eletrônico,correio eletrónico,e mail,email,mail
    web:página da web,página web,site,sítio web,website
    homepage:página inicial
    messenger:mensagens instantâneas
    address:endereço,morada
    street:rua,logradouro
    extended:endereço 2,complemento
    city:cidade,localidade,município
    state:estado,distrito,província,estado ou província,distrito região
    zip:cep,código postal
    country:país,país região
    pobox:caixa postal,apartado
    birthday:data de nascimento,nascimento,dia de anos
    anniversary:aniversário de casamento,bodas,datas especiais
    year:ano
    month:mês
    day:dia
    note:anotações,notas,observações,comentários
    category:categorias,categoria,grupos,grupo,marcadores
    gender:sexo,gênero,género
    spouse:cônjuge
    manager:gerente,nome do gerente
    assistant:assistente,nome do assistente
    child:filhos
    custom:usuário,utilizador,personalizado,campo personalizado
    flag:prioridade,confidencialidade,sensibilidade,particular
    home:residencial,casa,pessoal,residência
    work:comercial,trabalho,empresarial,escritório,profissional
    other:outro,outra,outros
    type:tipo,tipo de
    second:secundário,secundária
    birthday:aniversário
    filler:número,n,de,do,da,dos,das,o,a,e
    """)

  static let greek = HeadingLanguage(
    "el", charset: "windows-1253", dateOrder: .dayMonthYear,
    """
    given:όνομα,μικρό όνομα
    family:επώνυμο,επίθετο
    middle:μεσαίο όνομα,δεύτερο όνομα
    name:ονοματεπώνυμο,πλήρες όνομα
    title:τίτλος
    company:εταιρεία,εταιρία,οργανισμός
    department:τμήμα
    job:θέση,θέση εργασίας
    phone:τηλέφωνο,τηλ
    fax:φαξ
    mobile:κινητό,κινητό τηλέφωνο
    email:ηλεκτρονικό ταχυδρομείο,διεύθυνση ηλεκτρονικού ταχυδρομείου,e mail,email
    web:ιστοσελίδα
    address:διεύθυνση
    street:οδός
    city:πόλη
    state:νομός,περιφέρεια
    zip:ταχυδρομικός κώδικας,τκ,τ κ
    country:χώρα
    birthday:γενέθλια,ημερομηνία γέννησης
    anniversary:επέτειος
    note:σημειώσεις
    category:κατηγορίες
    home:οικίας,σπίτι,οικία
    work:εργασίας,εργασία,γραφείο
    other:άλλο,άλλη
    """)

  static let turkish = HeadingLanguage(
    "tr", charset: "windows-1254", dateOrder: .dayMonthYear,
    """
    given:ad,adı,isim
    family:soyadı,soyad
    middle:ikinci ad,ikinci adı
    prefix:hitap
    suffix:sonek
    name:ad soyad,adı soyadı,tam ad
    nick:takma ad
    title:unvan
    company:şirket,kuruluş,firma
    department:bölüm,departman
    job:iş unvanı,görev
    role:meslek
    phone:telefon,telefonu,tel
    fax:faks,faksı
    mobile:cep telefonu,cep,mobil
    email:e posta,e posta adresi,eposta,e mail,email
    web:web sayfası,web sitesi
    address:adres,adresi
    street:sokak,cadde,sokağı
    city:şehir,ili,il
    state:ilçe,bölge
    zip:posta kodu
    country:ülke,ülke bölge
    pobox:posta kutusu
    birthday:doğum günü,doğum tarihi
    anniversary:yıl dönümü,yıldönümü
    note:notlar,not
    category:kategoriler,kategori
    gender:cinsiyet
    home:ev
    work:iş
    other:diğer,başka
    type:türü,tür
    """)
}
