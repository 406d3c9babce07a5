#!/usr/bin/env python3
"""make-tables.py PINYIN_DICT [--check]

Makes han-readings.bin, surnames.bin and han-variants.bin, which CNameTables embeds, from

  PINYIN_DICT    pypinyin/pinyin_dict.json of pypinyin 0.55.0 (PyPI, MIT licence):
                 pip download pypinyin==0.55.0 --no-deps && unzip pypinyin-*.whl
  surnames.tsv   beside this script
  uconv          of icu-devtools, ICU 72: its transform Hant-Hans

The output depends on these alone, so it can be made again byte for byte. With --check nothing is
written: the tables are compared with those beside the script, and the readings with ICU's Han-Latin.

han-readings.bin (little-endian):
  u16 S                    number of syllables
  S * 6 bytes              syllables without tone, ASCII, v for u with diaeresis, padded with 0
  u16 P, P * u16           block number of code points n*128 ...; 0xFFFF: none there
  u16 B, B * 128 * u16     a code point: 0 no reading; up to 0x7FFF 1 + syllable;
                           0x8000 | offset into the lists
  u16 L, L * u16           lists: number of readings, then syllables, the commonest first
  S * u16                  for each syllable a common character that has this reading first; 0: there is none
surnames.bin:
  u16 N, then N surnames, longest first of those with the same first character, each:
    u8 characters, u32 each
    for each character: u8 readings, u16 each, the preferred first
    u32 anchor             a character of the right reading; 0: none is better than the surname itself
    u8 number              orders the surnames behind one anchor, from 2
    u8 move                1: the pinyin order has another reading, the surname stands behind its anchor;
                           0: it stands at its own place, if that is in its anchor's section
han-variants.bin: characters that search takes for another, in order of their code points
  u16 N, N * (u16, u16)    U+3400 ... U+9FFF: the character, the one that stands for it
  u16 M, M * (u32, u32)    likewise all others
"""
import collections, hashlib, json, os, struct, subprocess, sys, unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
DICT_SHA256 = "5f294c01e6c6c0a1c8e329c79335a3f8e0b27d06bf1de7a99244b765892d1e5b"

# Common surnames, the commonest first, which are preferred as anchors: a surname with a rare reading
# then stands behind the one people look for under that reading.
COMMON_SURNAMES = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭蒋田董袁潘于"
    "余叶杜苏魏程吕丁沈姚卢姜崔钟谭陆汪范金石廖贾韦付方白邹孟熊秦邱江尹薛闫段雷"
    "侯龙史陶黎贺顾毛郝龚邵钱严武戴莫孔向汤岳温康施文牛洪齐易乔伍庞倪庄聂章鲁常"
    "欧喻凌翁骆甘尚梅童符焦纪毕柴葛滕游华关"
)

# Characters as written in Japan, before the traditional form that ICU knows.
JAPANESE_FORMS = (
    "亜亞 円圓 奥奧 応應 桜櫻 恵惠 栄榮 塩鹽 沖冲 気氣 帰歸 巌巖 覚覺 寛寬 関關 鶏鷄 蛍螢 径徑 渓溪 経經 県縣 剣劍 顕顯 "
    "広廣 郷鄉 鄕鄉 黒黑 国國 斎齋 斉齊 齊齊 嵜崎 﨑崎 沢澤 桟棧 児兒 実實 渋澀 澁澀 寿壽 収收 従從 条條 浄淨 縄繩 譲讓 "
    "晋晉 真眞 瀬瀨 静靜 摂攝 銭錢 荘莊 総總 蔵藏 曽曾 騒騷 続續 滝瀧 竜龍 単單 団團 弾彈 昼晝 鎮鎭 鉄鐵 転轉 伝傳 図圖 "
    "稲稻 徳德 読讀 悩惱 浜濱 濵濱 発發 姫姬 仏佛 払拂 辺邊 邉邊 弁辨 宝寶 豊豐 槙槇 毎每 満滿 弥彌 薬藥 訳譯 "
    "様樣 謡謠 遥遙 瑶瑤 頼賴 来來 楽樂 乱亂 緑綠 涼凉 礼禮 霊靈 齢齡 恋戀 録錄 労勞 楼樓 郎郞 聡聰 穂穗 戸戶 歩步 髙高 "
    "尭堯 暁曉 桧檜 薫薰 勲勳 衛衞 青靑 麦麥 黄黃 横橫 嶋島 嶌島 峯峰 冨富 栁柳 渕淵 脇脇 舘館 條條 鉱鑛 闘鬪 隠隱"
).split()

def toneless(reading):
    letters = []
    for c in unicodedata.normalize("NFD", reading):
        if c == "\u0308":
            letters[-1] = "v"
        elif not unicodedata.combining(c):
            letters.append(c)
    return "".join(letters)

def read_dict(path):
    with open(path, "rb") as f:
        data = f.read()
    digest = hashlib.sha256(data).hexdigest()
    if digest != DICT_SHA256:
        sys.exit(f"{path}: not the file of pypinyin 0.55.0 (SHA-256 {digest})")
    return {int(k): v.split(",") for k, v in json.loads(data).items()}

def read_surnames():
    with open(os.path.join(HERE, "surnames.tsv"), encoding="utf-8") as f:
        lines = [l.rstrip("\n").split("\t") for l in f if not l.startswith("#")]
    head = lines[0]
    return [dict(zip(head, l)) for l in lines[1:]]

def unique(items):
    return list(dict.fromkeys(items))

def readings_table(readings, surnames):
    """Toneless readings of each code point; those of surnames are added where they are missing."""
    table = {c: unique(map(toneless, r)) for c, r in readings.items()}
    for row in surnames:
        for text in [row["reading"]] + [a for a in row["also"].split(", ") if a]:
            for character, reading in zip(row["surname"], text.split()):
                known = table.setdefault(ord(character), [])
                if toneless(reading) not in known:
                    known.append(toneless(reading))
    return table

def han_readings(table, common):
    syllables = sorted(set(s for r in table.values() for s in r))
    number = {s: i for i, s in enumerate(syllables)}
    lists, offsets = [], {}
    def entry(readings):
        if len(readings) == 1:
            return 1 + number[readings[0]]
        key = tuple(readings)
        if key not in offsets:
            offsets[key] = len(lists)
            lists.extend([len(readings)] + [number[r] for r in readings])
        return 0x8000 | offsets[key]
    pages, blocks, known = [], [], {}
    for page in range((max(table) >> 7) + 1):
        block = tuple(entry(table[c]) if c in table else 0 for c in range(page << 7, (page + 1) << 7))
        if not any(block):
            pages.append(0xFFFF)
        else:
            if block not in known:
                known[block] = len(blocks)
                blocks.append(block)
            pages.append(known[block])
    assert len(lists) < 0x8000
    out = struct.pack("<H", len(syllables))
    out += b"".join(s.encode("ascii").ljust(6, b"\0") for s in syllables)
    out += struct.pack(f"<H{len(pages)}H", len(pages), *pages)
    out += struct.pack("<H", len(blocks))
    out += b"".join(struct.pack("<128H", *b) for b in blocks)
    out += struct.pack(f"<H{len(lists)}H", len(lists), *lists)
    out += struct.pack(f"<{len(syllables)}H", *(ord(common[s]) if s in common else 0 for s in syllables))
    return out, number

def anchors(readings, surnames, kind=lambda reading: reading):
    """A common character for each kind of reading, whose place in the order is that reading's."""
    single = {r["surname"]: r for r in surnames if len(r["surname"]) == 1}
    def level(rows):
        for high in rows:
            for low in range(0xA1, 0xFF):
                try: yield bytes([high, low]).decode("gb2312")
                except UnicodeDecodeError: pass
    # GB 2312 has the common characters in its first level; rare ones may have no place in the order.
    level1, level2 = list(level(range(0xB0, 0xD8))), list(level(range(0xD8, 0xF8)))
    def has_one(c): return len(readings.get(ord(c), [])) == 1
    def is_apart(c): return c not in single
    def is_placed(c): return c in single and single[c]["reading"] == single[c]["order"]
    rest = [chr(c) for c in sorted(readings) if c < 0x10000]
    found = {}
    for characters, fits in [
        (COMMON_SURNAMES, is_apart),
        (level1, lambda c: has_one(c) and is_apart(c)), (level2, lambda c: has_one(c) and is_apart(c)),
        (level1, is_apart), (level2, is_apart), (single, is_placed), (rest, is_apart),
    ]:
        for c in characters:
            if fits(c) and ord(c) in readings: found.setdefault(kind(readings[ord(c)][0]), c)
    return found

def anchor_for(wanted, placed, anchor_of):
    """Where no character has the very tone (nā), one of the syllable in any tone does."""
    if wanted in anchor_of: return ord(anchor_of[wanted])
    if toneless(wanted) == toneless(placed): return 0
    return ord(next(c for r, c in sorted(anchor_of.items()) if toneless(r) == toneless(wanted)))

def surname_table(surnames, number, anchor_of):
    first = collections.defaultdict(list)
    for row in surnames:
        first[row["surname"][0]].append(row)
    out, count, ordinal, used = b"", 0, collections.Counter(), {}
    for character in sorted(first):
        for row in sorted(first[character], key=lambda r: (-len(r["surname"]), r["surname"])):
            out += struct.pack("<B", len(row["surname"]))
            out += b"".join(struct.pack("<I", ord(c)) for c in row["surname"])
            texts = [row["reading"]] + [a for a in row["also"].split(", ") if a]
            for place in range(len(row["surname"])):
                own = unique(number[toneless(t.split()[place])] for t in texts)
                out += struct.pack(f"<B{len(own)}H", len(own), *own)
            wanted, placed = row["reading"].split()[0], row["order"].split()[0]
            anchor = anchor_for(wanted, placed, anchor_of)
            if chr(anchor) == character: anchor = 0
            if anchor:
                used[chr(anchor)] = wanted
                ordinal[anchor] += 1
            number_of_move = 1 + ordinal[anchor] if anchor else 0
            out += struct.pack("<IBB", anchor, number_of_move, int(anchor != 0 and wanted != placed))
            count += 1
    return struct.pack("<H", count) + out, used

def transformed(texts, transform):
    run = subprocess.run(["uconv", "-f", "utf8", "-t", "utf8", "-x", transform],
                         input="\n".join(texts), capture_output=True, text=True, check=True)
    return run.stdout.split("\n")

def han_variants():
    """For each character another that search takes for the same: the Simplified form, if there is one."""
    blocks = [(0x3400, 0x4DC0), (0x4E00, 0xA000), (0xFA0E, 0xFA2A), (0x20000, 0x2FA20), (0x30000, 0x323B0)]
    characters = [chr(c) for start, end in blocks for c in range(start, end)]
    form = {c: t for c, t in zip(characters, transformed(characters, "Hant-Hans")) if len(t) == 1 and t != c}
    for japanese, traditional in JAPANESE_FORMS:
        if form.get(traditional) != japanese: form.setdefault(japanese, traditional)
    def end(c):
        seen = []
        while c in form and c not in seen:
            seen.append(c)
            c = form[c]
        return min(seen[seen.index(c):]) if c in seen else c  # of forms that lead to each other, the first
    pairs = sorted((ord(c), ord(end(c))) for c in form if end(c) != c)
    small = [p for p in pairs if max(p) < 0x10000 and 0x3400 <= p[0] < 0xA000]
    large = [p for p in pairs if p not in small]
    return (struct.pack(f"<H{2 * len(small)}H", len(small), *(c for p in small for c in p))
            + struct.pack(f"<H{2 * len(large)}I", len(large), *(c for p in large for c in p)))

def check(readings, surnames, used):
    def han_latin(texts): return transformed(texts, "Han-Latin")
    characters = [chr(c) for c in sorted(readings)]
    unread = other = 0
    for c, r in zip(characters, han_latin(characters)):
        if r == c: unread += 1
        elif toneless(r) not in map(toneless, readings[ord(c)]): other += 1
    print(f"{len(characters)} characters; ICU reads {unread} not at all, {other} by a syllable not in the table")
    wrong = 0
    for c, r in zip(used, han_latin(list(used))):
        if toneless(r) != toneless(used[c]): print(f"anchor {c}: wanted {used[c]}, ICU {r}"); wrong += 1
    for row, r in zip(surnames, han_latin([row["surname"][0] for row in surnames])):
        if r != row["order"].split()[0]:
            print(f"surname {row['surname']}: order {row['order']}, ICU {r}")
    return wrong

def main():
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 1: sys.exit(__doc__)
    readings, surnames = read_dict(arguments[0]), read_surnames()
    anchor_of = anchors(readings, surnames)
    han, number = han_readings(readings_table(readings, surnames), anchors(readings, surnames, toneless))
    table, used = surname_table(surnames, number, anchor_of)
    files = {"han-readings.bin": han, "surnames.bin": table, "han-variants.bin": han_variants()}
    if "--check" not in sys.argv:
        for name, data in files.items():
            with open(os.path.join(HERE, name), "wb") as f: f.write(data)
            print(name, len(data), "bytes")
        return 0
    wrong = check(readings, surnames, used)
    for name, data in files.items():
        with open(os.path.join(HERE, name), "rb") as f:
            if f.read() != data: print(f"{name} differs from what its sources give"); wrong += 1
    return 1 if wrong else 0

sys.exit(main())
