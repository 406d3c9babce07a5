extension HeadingLanguage {
  /// Polish, Czech, Hungarian, Russian and Ukrainian.
  static let eastern = [polish, czech, hungarian, russian, ukrainian]

  static let polish = HeadingLanguage(
    "pl", charset: "windows-1250", dateOrder: .dayMonthYear,
    """
    given:imię,imiona
    family:nazwisko
    middle:drugie imię
    prefix:zwrot grzecznościowy
    suffix:sufiks,przyrostek
    name:imię i nazwisko,nazwa,pełna nazwa
    display:nazwa wyświetlana
    nick:pseudonim
    title:tytuł
    company:firma,organizacja
    department:dział
    job:stanowisko
    role:zawód
    phone:telefon,tel,numer telefonu
    fax:faks
    mobile:telefon komórkowy,komórka,komórkowy
    pager:pager
    email:adres e mail,adres email,e mail,email,poczta elektroniczna
    web:strona sieci web,strona www,strona internetowa
    address:adres
    street:ulica
    city:miasto,miejscowość
    state:województwo,region
    zip:kod pocztowy
    country:kraj,kraj region
    birthday:urodziny,data urodzenia
    anniversary:rocznica
    note:notatki,uwagi
    category:kategorie
    home:domowy,dom,prywatny,domowa,domowe
    work:służbowy,praca,służbowa,służbowe
    other:inny,inna,inne
    """)

  static let czech = HeadingLanguage(
    "cs", charset: "windows-1250", dateOrder: .dayMonthYear,
    """
    given:křestní jméno,jméno
    family:příjmení
    middle:druhé jméno
    name:celé jméno,jméno a příjmení
    nick:přezdívka
    title:titul,oslovení
    company:společnost,firma,organizace
    department:oddělení
    job:funkce,pozice
    role:povolání
    phone:telefon,tel
    fax:fax
    mobile:mobilní telefon,mobil
    email:e mailová adresa,e mail,email
    web:webová stránka
    address:adresa
    street:ulice
    city:město,obec
    state:kraj,stát provincie
    zip:psč,směrovací číslo
    country:země,stát,země oblast
    birthday:narozeniny,datum narození
    anniversary:výročí
    note:poznámky,poznámka
    category:kategorie
    home:domů,domácí,bydliště
    work:zaměstnání,práce,pracovní
    other:jiný,jiná,další
    filler:číslo
    """)

  static let hungarian = HeadingLanguage(
    "hu", charset: "windows-1250", dateOrder: .yearMonthDay,
    """
    given:utónév,keresztnév
    family:vezetéknév,családnév
    name:név,teljes név
    nick:becenév
    company:cég,szervezet
    department:osztály
    job:beosztás
    phone:telefon,telefonszám
    fax:fax
    mobile:mobiltelefon,mobil
    email:e mail cím,e mail,email
    web:weblap,honlap
    address:cím
    street:utca
    city:város,település
    state:megye
    zip:irányítószám
    country:ország
    birthday:születésnap,születési dátum
    note:jegyzetek,megjegyzés
    category:kategóriák
    home:otthoni,lakás
    work:munkahelyi,hivatali
    other:egyéb
    """)

  static let russian = HeadingLanguage(
    "ru", charset: "windows-1251", dateOrder: .dayMonthYear,
    """
    given:имя
    family:фамилия
    middle:отчество
    prefix:обращение
    suffix:суффикс
    name:фио,полное имя,имя и фамилия
    display:отображаемое имя,краткое имя
    nick:псевдоним,прозвище
    maiden:девичья фамилия
    company:организация,компания,место работы
    department:отдел
    job:должность
    role:профессия
    phone:телефон,тел,номер телефона
    fax:факс
    mobile:мобильный телефон,мобильный,телефон переносной,сотовый,сотовый телефон
    pager:пейджер
    main:основной
    email:адрес эл почты,адрес электронной почты,электронная почта,эл почта,e mail,email,почта
    web:веб страница,сайт,веб сайт
    address:адрес
    street:улица
    city:город
    state:область,область край,регион,край
    zip:почтовый индекс,индекс,почтовый код
    country:страна,страна или регион,страна регион
    pobox:почтовый ящик,п я
    birthday:день рождения,дата рождения
    anniversary:годовщина
    note:заметки,примечания,примечание,комментарий
    category:категории,категория,группы,группа
    gender:пол
    spouse:супруг,супруг а,супруга
    manager:руководитель
    assistant:помощник
    child:дети
    custom:пользователь,дополнительно
    home:домашний,дом,домашняя,домашнее
    work:рабочий,раб,рабочая,работа,рабочее
    other:другой,другая,другие,др
    type:тип
    """)

  static let ukrainian = HeadingLanguage(
    "uk", charset: "windows-1251", dateOrder: .dayMonthYear,
    """
    given:ім’я,ім'я
    family:прізвище
    middle:по батькові
    name:піб,повне ім’я
    company:організація,компанія
    department:відділ
    job:посада
    phone:телефон
    fax:факс
    mobile:мобільний телефон,мобільний
    email:адреса електронної пошти,електронна пошта,e mail,email
    web:веб сторінка,сайт
    address:адреса
    street:вулиця
    city:місто
    state:область,регіон
    zip:поштовий індекс,індекс
    country:країна
    birthday:день народження,дата народження
    note:нотатки,примітки
    category:категорії
    home:домашній,домашня
    work:робочий,робоча
    other:інший,інша
    """)
}
