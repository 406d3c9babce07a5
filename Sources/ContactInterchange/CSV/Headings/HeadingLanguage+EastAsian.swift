extension HeadingLanguage {
  /// Japanese, Chinese in both scripts, and Korean.
  static let eastAsian = [japanese, chinese, traditionalChinese, korean]

  static let japanese = HeadingLanguage(
    "ja", charset: "windows-31j", dateOrder: .yearMonthDay,
    """
    given:名,ファーストネーム
    family:姓,苗字
    middle:ミドルネーム
    prefix:敬称
    suffix:サフィックス
    name:名前,氏名,お名前
    display:表示名
    nick:ニックネーム,愛称
    phonetic:フリガナ,ふりがな,よみがな,読み,よみ,読み仮名
    title:肩書き
    company:会社名,会社,勤務先名,所属
    department:部署,部署名
    job:役職,役職名
    role:職業
    phone:電話,電話番号,tel
    fax:ファックス,ファクス,fax,ファックス番号
    mobile:携帯電話,携帯,携帯電話番号,携帯番号
    pager:ポケットベル
    car:自動車
    main:代表,主要
    callback:コールバック
    radio:無線
    telex:テレックス
    isdn:isdn
    email:電子メール,電子メールアドレス,電子メール アドレス,メール,メールアドレス,eメール
    web:ホームページ,web ページ,ウェブサイト,webページ,ウェブページ
    address:住所
    street:番地
    city:市区町村,市町村
    state:都道府県
    zip:郵便番号
    country:国,国 地域,国名
    pobox:私書箱
    birthday:誕生日,生年月日
    anniversary:記念日
    note:メモ,備考,ノート
    category:分類項目,分類,グループ
    gender:性別
    spouse:配偶者
    manager:上司
    assistant:秘書
    child:子供
    custom:ユーザー設定,ユーザー
    flag:優先度,秘密度,プライベート
    home:自宅,個人
    work:勤務先,会社用,職場
    other:その他
    type:種類
    filler:の,情報,フィールド
    """)

  static let chinese = HeadingLanguage(
    "zh-Hans", charset: "gb18030", dateOrder: .yearMonthDay,
    """
    given:名,名字
    family:姓,姓氏
    middle:中间名
    prefix:称谓
    suffix:后缀,中缀
    name:姓名,名称,全名,联系人
    display:显示名称,显示姓名,显示为
    nick:昵称,别名,绰号
    phonetic:拼音,注音
    title:头衔
    company:单位,公司,公司名称,组织,单位名称
    department:部门
    job:职务,职位
    role:职业
    phone:电话,电话号码,固话,联系电话,座机
    fax:传真
    mobile:移动电话,手机,手机号,手机号码
    pager:寻呼机
    car:车载
    main:主要
    callback:回复电话
    radio:无线
    tty:tty tdd 电话
    telex:电报
    isdn:isdn
    email:电子邮件地址,电子邮件,邮件地址,邮箱,电子邮箱,电邮地址,邮件
    web:网页,网站,主页,个人主页
    address:地址,联系地址
    street:街道,地 街道,所在街道
    city:城市,市 县,市县,市 县,地 市 县
    state:省 市 自治区,省,省份,省市自治区
    zip:邮政编码,邮编,地 邮政编码
    country:国家,国家 地区,国家地区
    pobox:邮政信箱,邮箱号码
    birthday:生日,出生日期
    anniversary:纪念日,结婚纪念日
    note:附注,备注,说明
    category:类别,分组,群组,组名
    gender:性别
    spouse:配偶
    manager:经理姓名,经理
    assistant:助理,助理的姓名
    child:子女
    custom:用户,自定义
    flag:优先级,敏感度,私人
    home:住宅,家庭,住宅地,家庭住址,家
    work:商务,工作,办公,单位用
    other:其他,其它
    type:类型
    filler:的,地
    """)

  static let traditionalChinese = HeadingLanguage(
    "zh-Hant", charset: "big5-hkscs", dateOrder: .yearMonthDay,
    """
    given:名,名字
    family:姓,姓氏
    middle:中間名
    prefix:稱謂
    suffix:尾稱
    name:姓名,名稱,全名,聯絡人
    display:顯示名稱
    nick:暱稱,別名
    title:頭銜
    company:公司,公司名稱,單位
    department:部門
    job:職稱,職務
    role:職業
    phone:電話,電話號碼,聯絡電話
    fax:傳真
    mobile:行動電話,手機
    pager:呼叫器
    main:主要
    email:電子郵件地址,電子郵件,郵件地址,電郵
    web:網頁,網站,首頁
    address:地址
    street:街
    city:市 鎮,縣市,城市,鄉鎮市區
    state:縣 市,省 市,省
    zip:郵遞區號
    country:國家 地區,國家,國別
    pobox:郵政信箱
    birthday:生日,出生日期
    anniversary:紀念日
    note:記事,備註,附註
    category:類別,群組
    gender:性別
    spouse:配偶
    home:住家,住宅,家用
    work:商務,公司用,工作
    other:其他
    type:類型
    filler:的
    """)

  static let korean = HeadingLanguage(
    "ko", charset: "windows-949", dateOrder: .yearMonthDay,
    """
    given:이름
    family:성
    middle:중간 이름
    prefix:호칭
    suffix:접미사
    name:성명,전체 이름
    display:표시 이름
    nick:별명,애칭
    company:회사,회사명,직장명
    department:부서
    job:직함,직위,직책
    role:직업
    phone:전화,전화번호,전화 번호
    fax:팩스
    mobile:휴대폰,휴대 전화,핸드폰,휴대전화,이동 전화
    pager:호출기
    email:전자 메일 주소,전자 메일,이메일,이메일 주소,메일
    web:웹 페이지,웹사이트,홈페이지
    address:주소
    street:번지,거리
    city:구 군 시,시
    state:시 도,도
    zip:우편 번호,우편번호
    country:국가,국가 지역
    birthday:생일,생년월일
    anniversary:기념일
    note:메모,비고
    category:범주,그룹
    gender:성별
    home:집,자택
    work:근무지,근무처
    other:기타
    """)
}
