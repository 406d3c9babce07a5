import ContactInterchange
import Testing

/// Tables as the programs of the world write them; the persons are made up.
struct CSVDialectTests {
  static let google = [
    TableCase(
      "Google, older headings: values joined by :::, an asterisk for the preferred",
      """
      Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Custom Field 1 - Type,Custom Field 1 - Value\r
      Vera Triple,Vera,,Triple,* My Contacts ::: Choir,Home,v@example.org ::: t@example.org,* Work,w@example.org,Home Fax,+15550100001 ::: +15550100002,Mobile,+15550100003,Home,"1 Lane\r
      Town ::: 2 Alley\r
      City",1 Lane ::: 2 Alley,Town ::: City,Shelf,9\r

      """,
      [
        "FN:Vera Triple", "N:Triple;Vera;;;", "EMAIL;TYPE=home:v@example.org",
        "EMAIL;TYPE=home:t@example.org", "EMAIL;TYPE=work;PREF=1:w@example.org",
        "TEL;TYPE=fax,home:+15550100001", "TEL;TYPE=fax,home:+15550100002",
        "TEL;TYPE=cell:+15550100003", "ADR;TYPE=home:;;1 Lane;Town;;;",
        "ADR;TYPE=home:;;2 Alley;City;;;", "item1.X-CUSTOM1:9", "item1.X-ABLabel:Shelf",
        "CATEGORIES:My Contacts,Choir",
      ]),
    TableCase(
      "Google, headings of today",
      """
      First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Relation 1 - Label,Relation 1 - Value,Website 1 - Label,Website 1 - Value,Event 1 - Label,Event 1 - Value
      花子,,山田,はなこ,,やまだ,,,はな,,例社,係長,総務,--04-12,好き,https://example.org/p.jpg,同窓会 ::: * myContacts,* ,h@example.org,Boat,+81 90 5550 0001,Spouse,太郎,Blog,https://example.org,Anniversary,2010-06-05
      """,
      [
        "FN:山田花子", "N:山田;花子;;;", "X-PHONETIC-LAST-NAME:やまだ", "X-PHONETIC-FIRST-NAME:はなこ",
        "NICKNAME:はな", "ORG:例社;総務", "TITLE:係長", "BDAY:--0412", "NOTE:好き",
        "PHOTO:https://example.org/p.jpg", "EMAIL;PREF=1:h@example.org",
        "item1.TEL:+81 90 5550 0001", "item1.X-ABLabel:Boat", "RELATED;VALUE=text;TYPE=spouse:太郎",
        "item2.URL:https://example.org", "item2.X-ABLabel:Blog", "ANNIVERSARY:20100605",
        "CATEGORIES:同窓会,myContacts",
      ]),
  ]

  static let outlook = [
    TableCase(
      "Outlook: lines in cells, doubled quotes, dates of none",
      """
      Title,First Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Business Country/Region,Company Main Phone,Business Phone,Business Phone 2,Primary Phone,Assistant's Phone,Anniversary,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,Gender,Notes,Priority,Private,Sensitivity,Spouse,User 1,Web Page\r
      Dr.,Ole,Cellar,Jr.,"Cellar, Inc.",R&D,Taster,"62 Park\r
      \tSuite 9",Back door,Testtown,TT,92606,USA,+15550100001,+15550100002,+15550100003,+15550100004,+15550100005,0/0/00,3/21/80,Friends;Wine & Co,ole@example.org,SMTP,Ole Cellar (ole@example.org),o2@example.org,Male,"He said ""hello""\r
      \r
      then left;",Normal,False,Normal,Ada,blue,https://example.org\r
      ,Ida,Next,,,,,,,,,,,,,,,,0/0/00,0/0/00,,,,,,Unspecified,"\r
      ",Normal,False,Normal,,,\r

      """,
      [
        "FN:Dr. Ole Cellar Jr.", "N:Cellar;Ole;;Dr.;Jr.", "ORG:Cellar\\, Inc.;R&D", "TITLE:Taster",
        "ADR;TYPE=work:;;62 Park\\nSuite 9\\nBack door;Testtown;TT;92606;USA",
        "TEL;TYPE=main,work:+15550100001", "TEL;TYPE=work:+15550100002",
        "TEL;TYPE=work:+15550100003", "TEL;TYPE=main:+15550100004", "item1.TEL:+15550100005",
        "item1.X-ABLabel:Assistant", "BDAY:19800321", "EMAIL:ole@example.org",
        "EMAIL:o2@example.org", "GENDER:M", "NOTE:He said \"hello\"\\n\\nthen left\\;",
        "RELATED;VALUE=text;TYPE=spouse:Ada", "X-CUSTOM1:blue", "URL:https://example.org",
        "CATEGORIES:Friends,Wine & Co",
      ],
      ["FN:Ida Next", "N:Next;Ida;;;"]),
    TableCase(
      "Outlook in German",
      """
      "Anrede","Vorname","Nachname","Firma","Position","Straße geschäftlich","Straße geschäftlich 2","Ort geschäftlich","Postleitzahl geschäftlich","Land/Region geschäftlich","Straße privat","Ort privat","Weitere Straße","Weiterer Ort","Fax geschäftlich","Telefon geschäftlich","Telefon geschäftlich 2","Telefon Firma","Telefon (privat)","Mobiltelefon","Haupttelefon","Autotelefon","Telefon Assistent","Telefon für Hörbehinderte","E-Mail-Adresse","E-Mail-Typ","E-Mail 2: Adresse","Geburtstag","Geschlecht","Jahrestag","Kategorien","Notizen","Priorität","Privat","Vertraulichkeit","Webseite"
      "Frau","Größe","Müßig","Bäcker; Söhne","Leitung","Weg 1","Hof","Köln","50667","Deutschland","Allee 2","Bonn","Ufer 3","Trier","+49 1","+49 2","+49 3","+49 4","+49 5","+49 6","+49 7","+49 8","+49 9","+49 10","g@example.org","SMTP","m@example.org","21.03.1980","Keine Angabe","0.0.00","Chor;Amt","1,5 km","Normal","Aus","Normal","https://example.org"
      """,
      [
        "FN:Frau Größe Müßig", "N:Müßig;Größe;;Frau;", "ORG:Bäcker\\; Söhne", "TITLE:Leitung",
        "ADR;TYPE=work:;;Weg 1\\nHof;Köln;;50667;Deutschland", "ADR;TYPE=home:;;Allee 2;Bonn;;;",
        "ADR:;;Ufer 3;Trier;;;", "TEL;TYPE=fax,work:+49 1", "TEL;TYPE=work:+49 2",
        "TEL;TYPE=work:+49 3", "TEL;TYPE=main,work:+49 4", "TEL;TYPE=home:+49 5",
        "TEL;TYPE=cell:+49 6", "TEL;TYPE=main:+49 7", "TEL;TYPE=car:+49 8", "item1.TEL:+49 9",
        "item1.X-ABLabel:Assistant", "TEL;TYPE=textphone:+49 10", "EMAIL:g@example.org",
        "EMAIL:m@example.org", "BDAY:19800321", "NOTE:1\\,5 km", "URL:https://example.org",
        "CATEGORIES:Chor,Amt",
      ]),
    TableCase(
      "Outlook in French: two titles, a birthday that is an anniversary by its name",
      """
      Titre,Prénom,Deuxième prénom,Nom,Suffixe,Société,Service,Titre,Rue (bureau),Ville (bureau),Dép/Région (bureau),Code postal (bureau),Pays/Région (bureau),Rue (domicile),Ville (domicile),Télécopie (bureau),Téléphone (bureau),Téléphone 2 (bureau),Téléphone société,Téléphone (domicile),Tél. mobile,Téléphone principal,Adresse de messagerie,Adresse de messagerie 2,Anniversaire,Anniversaire de mariage ou fête,Bureau,Catégories,Conjoint(e),Notes,Page Web,Privé
      M.,Rémi,Luc,Exemple,,Essai SA,Ventes,Chef,1 rue A,Lyon,Rhône,69001,France,2 rue B,Dijon,+33 1,+33 2,+33 3,+33 4,+33 5,+33 6,+33 7,r@example.org,e@example.org,04/05/1980,0/0/00,B12,amis,Zoé,ok,https://example.org,Faux
      """,
      [
        "FN:M. Rémi Luc Exemple", "N:Exemple;Rémi;Luc;M.;", "ORG:Essai SA;Ventes", "TITLE:Chef",
        "ADR;TYPE=work:;;1 rue A;Lyon;Rhône;69001;France", "ADR;TYPE=home:;;2 rue B;Dijon;;;",
        "TEL;TYPE=fax,work:+33 1", "TEL;TYPE=work:+33 2", "TEL;TYPE=work:+33 3",
        "TEL;TYPE=main,work:+33 4", "TEL;TYPE=home:+33 5", "TEL;TYPE=cell:+33 6",
        "TEL;TYPE=main:+33 7", "EMAIL:r@example.org", "EMAIL:e@example.org", "BDAY:19800504",
        "RELATED;VALUE=text;TYPE=spouse:Zoé", "NOTE:ok", "URL:https://example.org",
        "item1.X-CSV-FIELD:B12", "item1.X-ABLabel:Bureau", "CATEGORIES:amis",
      ]),
    TableCase(
      "Outlook in Spanish",
      """
      Título,Nombre,Segundo nombre,Apellidos,Organización,Departamento,Puesto,Calle del trabajo,Ciudad de trabajo,Provincia o estado de trabajo,Código postal del trabajo,País o región del trabajo,Otra calle,Otra ciudad,Fax del trabajo,Teléfono del trabajo,Teléfono del trabajo 2,Particular,Número de teléfono móvil,Otro teléfono,Dirección de correo electrónico,Dirección de correo electrónico 2,Cumpleaños,Categorías,Notas,Página Web
      Sra.,Nuria,María,Ejemplo Gil,Prueba S.L.,Ventas,Jefa,Calle A 1,Vigo,Pontevedra,36201,España,Calle B 2,Lugo,+34 1,+34 2,+34 3,+34 4,+34 5,+34 6,n@example.org,g@example.org,21/03/1980,coro,sí,https://example.org
      """,
      [
        "FN:Sra. Nuria María Ejemplo Gil", "N:Ejemplo Gil;Nuria;María;Sra.;",
        "ORG:Prueba S.L.;Ventas", "TITLE:Jefa",
        "ADR;TYPE=work:;;Calle A 1;Vigo;Pontevedra;36201;España", "ADR:;;Calle B 2;Lugo;;;",
        "TEL;TYPE=fax,work:+34 1", "TEL;TYPE=work:+34 2", "TEL;TYPE=work:+34 3",
        "TEL;TYPE=home:+34 4", "TEL;TYPE=cell:+34 5", "TEL:+34 6", "EMAIL:n@example.org",
        "EMAIL:g@example.org", "BDAY:19800321", "NOTE:sí", "URL:https://example.org",
        "CATEGORIES:coro",
      ]),
    TableCase(
      "Outlook in Italian: a lone place is a telephone",
      """
      Titolo,Nome,Secondo nome,Cognome,Società,Reparto,Posizione,Via (uff.),Via (uff.) 2,Città (uff.),Provincia (uff.),CAP (uff.),Paese/area geografica (uff.),Via (ab.),Città (ab.),Altra via,Altra città,Altro CAP,Fax (uff.),Ufficio,Ufficio 2,Abitazione,Cellulare,Telefono principale,Telefono auto,Indirizzo posta elettronica,Compleanno,Anniversario,Categorie,Nome coniuge/partner,Pagina Web
      Sig.,Elio,,Esempio,Prova srl,Acquisti,Capo,Via A 1,Scala B,Asti,AT,14100,Italia,Via C 2,Alba,Via D 3,Bra,12042,+39 1,+39 2,+39 3,+39 4,+39 5,+39 6,+39 7,e@example.org,05/04/1980,0/0/00,coro,Pia,https://example.org
      """,
      [
        "FN:Sig. Elio Esempio", "N:Esempio;Elio;;Sig.;", "ORG:Prova srl;Acquisti", "TITLE:Capo",
        "ADR;TYPE=work:;;Via A 1\\nScala B;Asti;AT;14100;Italia", "ADR;TYPE=home:;;Via C 2;Alba;;;",
        "ADR:;;Via D 3;Bra;;12042;", "TEL;TYPE=fax,work:+39 1", "TEL;TYPE=work:+39 2",
        "TEL;TYPE=work:+39 3", "TEL;TYPE=home:+39 4", "TEL;TYPE=cell:+39 5",
        "TEL;TYPE=main:+39 6", "TEL;TYPE=car:+39 7", "EMAIL:e@example.org", "BDAY:19800405",
        "RELATED;VALUE=text;TYPE=spouse:Pia", "URL:https://example.org", "CATEGORIES:coro",
      ]),
    TableCase(
      "Outlook in Dutch",
      """
      Voornaam;Achternaam;Bedrijf;Functie;Werkadres, straat;Werkadres, plaats;Werkadres, postcode;Huisadres, straat;Fax op werk;Telefoon op werk;Mobiele telefoon;E-mailadres;Verjaardag;Notities
      Jan;Voorbeeld;Proef BV;Chef;Laan 1;Ede;6711 AA;Dreef 2;+31 1;+31 2;+31 3;j@example.org;4-5-1980;ok
      """,
      [
        "FN:Jan Voorbeeld", "N:Voorbeeld;Jan;;;", "ORG:Proef BV", "TITLE:Chef",
        "ADR;TYPE=work:;;Laan 1;Ede;;6711 AA;", "ADR;TYPE=home:;;Dreef 2;;;;",
        "TEL;TYPE=fax,work:+31 1", "TEL;TYPE=work:+31 2", "TEL;TYPE=cell:+31 3",
        "EMAIL:j@example.org", "BDAY:19800504", "NOTE:ok",
      ]),
    TableCase(
      "Outlook in Portuguese",
      """
      Primeiro Nome,Sobrenome,Empresa,Cargo,Rua (comercial),Cidade (comercial),CEP (comercial),Telefone comercial,Telefone residencial,Celular,Endereço de email,Aniversário,Anotações
      João,Exemplo,Teste Ltda,Chefe,Rua A 1,Recife,50000-000,+55 1,+55 2,+55 3,j@example.org,21/03/1980,ok
      """,
      [
        "FN:João Exemplo", "N:Exemplo;João;;;", "ORG:Teste Ltda", "TITLE:Chefe",
        "ADR;TYPE=work:;;Rua A 1;Recife;;50000-000;", "TEL;TYPE=work:+55 1", "TEL;TYPE=home:+55 2",
        "TEL;TYPE=cell:+55 3", "EMAIL:j@example.org", "BDAY:19800321", "NOTE:ok",
      ]),
    TableCase(
      "Outlook in Japanese",
      """
      姓,名,フリガナ,会社名,部署,役職,自宅の郵便番号,自宅の都道府県,自宅の市区町村,自宅の番地,会社電話,会社 FAX,自宅電話,携帯電話,電子メール アドレス,誕生日,メモ
      見本,太郎,ミホン タロウ,例示社,総務部,部長,100-0001,東京都,千代田区,1-1,+81 1,+81 2,+81 3,+81 4,t@example.org,1980/3/21,備考
      """,
      [
        "FN:見本太郎", "N:見本;太郎;;;", "X-PHONETIC-LAST-NAME:ミホン", "X-PHONETIC-FIRST-NAME:タロウ",
        "ORG:例示社;総務部", "TITLE:部長", "ADR;TYPE=home:;;1-1;千代田区;東京都;100-0001;",
        "TEL;TYPE=main,work:+81 1", "TEL;TYPE=fax,work:+81 2", "TEL;TYPE=home:+81 3",
        "TEL;TYPE=cell:+81 4", "EMAIL:t@example.org", "BDAY:19800321", "NOTE:備考",
      ]),
    TableCase(
      "Outlook in Chinese",
      """
      姓,名,单位,部门,职务,商务地址 街道,商务地址 市/县,商务地址 邮政编码,住宅地址 街道,商务传真,商务电话,商务电话 2,住宅电话,移动电话,电子邮件地址,电子邮件 2 地址,生日,附注,网页
      范,例一,示例公司,销售部,经理,甲路1号,苏州,215000,乙路2号,+86 1,+86 2,+86 3,+86 4,+86 5,f@example.org,g@example.org,1980年3月21日,好,https://example.org
      """,
      [
        "FN:范例一", "N:范;例一;;;", "ORG:示例公司;销售部", "TITLE:经理",
        "ADR;TYPE=work:;;甲路1号;苏州;;215000;", "ADR;TYPE=home:;;乙路2号;;;;",
        "TEL;TYPE=fax,work:+86 1", "TEL;TYPE=work:+86 2", "TEL;TYPE=work:+86 3",
        "TEL;TYPE=home:+86 4", "TEL;TYPE=cell:+86 5", "EMAIL:f@example.org",
        "EMAIL:g@example.org", "BDAY:19800321", "NOTE:好", "URL:https://example.org",
      ]),
    TableCase(
      "Outlook in Russian",
      """
      Имя;Отчество;Фамилия;Организация;Должность;Улица (раб. адрес);Город (раб. адрес);Индекс (раб. адрес);Рабочий телефон;Домашний телефон;Мобильный телефон;Адрес эл. почты;День рождения;Заметки
      Пётр;Ильич;Образцов;Пример;Мастер;Лесная 1;Тула;300000;+7 1;+7 2;+7 3;p@example.org;21.03.1980;да
      """,
      [
        "FN:Пётр Ильич Образцов", "N:Образцов;Пётр;Ильич;;", "ORG:Пример", "TITLE:Мастер",
        "ADR;TYPE=work:;;Лесная 1;Тула;;300000;", "TEL;TYPE=work:+7 1", "TEL;TYPE=home:+7 2",
        "TEL;TYPE=cell:+7 3", "EMAIL:p@example.org", "BDAY:19800321", "NOTE:да",
      ]),
  ]

  static let others = [
    TableCase(
      "Thunderbird, by tabs: a date in three columns, custom fields",
      """
      First Name\tLast Name\tDisplay Name\tPrimary Email\tSecondary Email\tFax Number\tHome Address\tHome Address 2\tHome City\tHome ZipCode\tBirth Year\tBirth Month\tBirth Day\tCustom 1\tCustom 2\tNotes
      Tove\tBird\tTove B\tt@example.org\tb@example.org\t+15550100001\tMain 1\tFlat 2\tTown\t12345\t1970\t11\t5\t"a\tb"\t"c
      d"\tok
      Yann\tBird\t\t\t\t\t\t\t\t\t\t2\t29\t\t\t
      """,
      [
        "N:Bird;Tove;;;", "FN:Tove B", "EMAIL;PREF=1:t@example.org", "EMAIL:b@example.org",
        "TEL;TYPE=fax:+15550100001", "ADR;TYPE=home:;Flat 2;Main 1;Town;;12345;", "BDAY:19701105",
        "X-CUSTOM1:a\tb", "X-CUSTOM2:c\\nd", "NOTE:ok",
      ],
      ["FN:Yann Bird", "N:Bird;Yann;;;", "BDAY:--0229"]),
    TableCase(
      "Yahoo: short names, lone places",
      "First,Middle,Last,Nickname,Email,Category,Messenger ID,Home,Work,Pager,Fax,Mobile,Other,Primary,Alternate Email 1,Personal Website,Title,Company,Comments\nYves,,Hu,Yo,y@example.org,club,,1,2,3,4,5,,,h@example.org,https://example.org,Boss,Hu Co,hi\n",
      [
        "FN:Yves Hu", "N:Hu;Yves;;;", "NICKNAME:Yo", "EMAIL:y@example.org", "TEL;TYPE=home:1",
        "TEL;TYPE=work:2", "TEL;TYPE=pager:3", "TEL;TYPE=fax:4", "TEL;TYPE=cell:5",
        "EMAIL:h@example.org", "URL;TYPE=home:https://example.org", "TITLE:Boss", "ORG:Hu Co",
        "NOTE:hi", "CATEGORIES:club",
      ]),
    TableCase(
      "a hand-made list",
      "Name;E-Mail;Handy;Geb.datum\nLena Muster;l@example.org;0155 1;1.2.1990\n",
      [
        "FN:Lena Muster", "EMAIL:l@example.org", "TEL;TYPE=cell:0155 1",
        "BDAY:19900201",
      ]),
    TableCase(
      "a name and a first name: the name is the family's", "Name,Vorname,Tel\nMuster,Lena,1\n",
      ["FN:Lena Muster", "N:Muster;Lena;;;", "TEL:1"]),
    TableCase(
      "headings of programs: camel case, underscores, no blanks",
      "firstName,last_name,EMAIL_ADDRESS,homephone,workPhone,zipcode,companyName\nA,B,c@example.org,1,2,3,D\n",
      [
        "FN:A B", "N:B;A;;;", "EMAIL:c@example.org", "TEL;TYPE=home:1", "TEL;TYPE=work:2",
        "ADR:;;;;;3;", "ORG:D",
      ]),
    TableCase(
      "two addresses of one place, and a street of two lines",
      "Name,Home Street,Home Street 2,Home City,Street 1,City 1,Street 2,City 2\nA B,1 A,2 A,C,3 D,E,4 F,G\n",
      ["FN:A B", "ADR;TYPE=home:;;1 A\\n2 A;C;;;", "ADR:;;3 D;E;;;", "ADR:;;4 F;G;;;"]),
    TableCase(
      "a preferred address beside another one",
      "Name,E-mail,Primary E-mail,E-mail 2\nA B,a@example.org,b@example.org,c@example.org\n",
      ["FN:A B", "EMAIL:a@example.org", "EMAIL;PREF=1:b@example.org", "EMAIL:c@example.org"]),
    TableCase(
      "a title is a job where nothing tells it for an honorific",
      "Name,Title,Phone\nA B,Clerk,1\n", ["FN:A B", "TITLE:Clerk", "TEL:1"]),
  ]

  @Test(arguments: google + outlook + others)
  func `reads a table`(_ sample: TableCase) throws {
    let read = try #require(ReadTable(sample.table))
    #expect(read.cards == sample.cards)
    #expect(read.diagnostics == [])
    #expect(CSVReader.recognizes(sample.table.prefix(16_384)))
  }
}
