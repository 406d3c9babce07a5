import UnicodeText

/// The words of the headings in one language, and how its programs write dates.
struct HeadingLanguage: Sendable {
  /// The language as a BCP 47 tag.
  let tag: String
  /// The character set of files that are not Unicode.
  let charset: String
  /// The order of a date with slashes or hyphens that the numbers leave open.
  let dateOrder: TableDate.Order
  /// What each phrase says; the words of a phrase are folded and separated by one blank.
  let phrases: [String: HeadingWord]

  /// Makes a language; the vocabulary has a line for each word: its name, a colon, phrases separated by commas.
  init(_ tag: String, charset: String, dateOrder: TableDate.Order, _ vocabulary: String) {
    self.tag = tag
    self.charset = charset
    self.dateOrder = dateOrder
    var phrases: [String: HeadingWord] = [:]
    for line in vocabulary.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let word = HeadingWord(name: parts[0]) else { continue }
      for phrase in parts[1].split(separator: ",") {
        let words = HeadingText.words(of: String(phrase))
        phrases[words.joined(separator: " ")] = word
        // `Firstname` and `zipcode` are written too.
        if words.count > 1, phrases[words.joined()] == nil { phrases[words.joined()] = word }
      }
    }
    self.phrases = phrases
  }

  /// All languages; the first is the one that all others fall back on.
  static let all: [HeadingLanguage] =
    [.english] + western + southern + northern + eastern + eastAsian

  static let english = HeadingLanguage(
    "en", charset: "windows-1252", dateOrder: .monthDayYear,
    """
    given:first name,given name,forename,first,given,fname,christian name
    family:last name,family name,surname,last,family,lname
    middle:middle name,middle,additional name,additional names,middle names,middle initial
    prefix:name prefix,prefix,salutation,honorific,honorific prefix,personal title,name title,courtesy title
    suffix:name suffix,suffix,generation,honorific suffix
    name:name,full name,contact name,person,contact
    display:display name,formatted name,displayed name,displayname,file as,screen display name
    nick:nickname,nick name,nick,alias,short name
    maiden:maiden name,maiden,birth name
    phonetic:phonetic,yomi,furigana,pronunciation,reading
    title:title
    company:company,organization,organisation,company name,organization name,organisation name,firm,employer,org,account name
    department:department,dept,division,organizational unit,unit,organization department,organisation department
    job:job title,position,occupation title,jobtitle,organization title,organisation title,designation
    role:profession,role,occupation
    phone:phone,telephone,tel,phone number,telephone number,phones,landline,voice
    fax:fax,telefax,fax number,facsimile,facsimile number
    mobile:mobile,cell,cellular,mobile phone,cell phone,cellphone,mobile number,cell number,handphone,iphone,gsm
    pager:pager,pager number,beeper
    car:car
    main:primary,main,preferred,default
    callback:callback,call back
    radio:radio
    tty:tty,tdd,tty tdd,tdd tty
    telex:telex
    isdn:isdn
    video:video
    email:email,e mail,mail,emails,e mails,email address,e mail address,mail address,email addresses,internet mail,electronic mail
    web:web,website,web site,web page,webpage,url,www,homepage url,link,urls,web address
    blog:blog,weblog
    profile:profile
    homepage:home page,homepage
    messenger:im,instant messenger,instant messaging,messenger,chat,im address
    aim:aim,screen name,aol
    icq:icq
    jabber:jabber,xmpp
    msn:msn
    skype:skype,skype id
    yahoo:yahoo
    qq:qq
    googletalk:google talk,gtalk
    address:address,postal address,mailing address,full address,addr
    street:street,street address,address line 1,address line,address 1,address street,street line
    extended:extended address,address line 2,address 2,street address 2,apartment,suite,address line2
    city:city,town,locality,address city
    state:state,province,region,county,state province,province state,state region,address state,prefecture
    zip:zip,postal code,zip code,postcode,post code,postal,zip postal code,address zip,address postal code,pin code
    country:country,country region,nation,address country
    pobox:po box,p o box,post office box,post box,address po box
    birthday:birthday,birth date,date of birth,dob,birthdate,bday
    anniversary:anniversary,wedding anniversary,wedding date
    birth:birth
    year:year
    month:month
    day:day
    note:notes,note,comment,comments,remarks,remark,memo,description
    category:categories,category,groups,group,group membership,labels,tags,tag,lists
    gender:gender,sex
    spouse:spouse,partner,spouse name,spouse partner,husband,wife
    manager:manager,boss,supervisor
    assistant:assistant
    child:children,child
    custom:custom,user,user field,custom field,user defined,user defined field
    photo:photo,photo url,picture
    relation:relation,related,relationship
    event:event,date
    uid:uid
    flag:priority,sensitivity,private,importance
    home:home,private address,personal,residence,residential
    work:work,business,office,corporate,professional
    other:other,alternate,alternative
    type:type,kind
    label:label
    value:value
    second:secondary,second,additional
    filler:number,no,nr,s,of,the,field,my,your,ids,id
    """)
}
