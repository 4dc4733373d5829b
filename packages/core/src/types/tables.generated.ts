/**
 * Made by `scripts/type-tables.js`, which says how; do not edit.
 * `tables.test.ts` makes it again and compares.
 */

/** Suits of up to six tiles, sorted, and how they are read. */
export interface Suits {
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "88": "=8"
  "99": "=9"
  "111": ".*jA"
  "123": "a"
  "222": ".*iB"
  "234": "b"
  "333": ".*iC"
  "345": "c"
  "444": ".*iD"
  "456": "d"
  "555": ".*iE"
  "567": "e"
  "666": ".*iF"
  "678": "f"
  "777": ".*iG"
  "789": "g"
  "888": ".*iH"
  "999": ".*jI"
  "11122": ".*jA=2"
  "11123": "=1a"
  "11133": ".*jA=3"
  "11144": ".*jA=4"
  "11155": ".*jA=5"
  "11166": ".*jA=6"
  "11177": ".*jA=7"
  "11188": ".*jA=8"
  "11199": ".*jA=9"
  "11222": "=1.*iB"
  "11234": "=1b"
  "11333": "=1.*iC"
  "11345": "=1c"
  "11444": "=1.*iD"
  "11456": "=1d"
  "11555": "=1.*iE"
  "11567": "=1e"
  "11666": "=1.*iF"
  "11678": "=1f"
  "11777": "=1.*iG"
  "11789": "=1g"
  "11888": "=1.*iH"
  "11999": "=1.*jI"
  "12223": "a=2"
  "12333": "a=3"
  "12344": "a=4"
  "12355": "a=5"
  "12366": "a=6"
  "12377": "a=7"
  "12388": "a=8"
  "12399": "a=9"
  "22233": ".*iB=3"
  "22234": "=2b"
  "22244": ".*iB=4"
  "22255": ".*iB=5"
  "22266": ".*iB=6"
  "22277": ".*iB=7"
  "22288": ".*iB=8"
  "22299": ".*iB=9"
  "22333": "=2.*iC"
  "22345": "=2c"
  "22444": "=2.*iD"
  "22456": "=2d"
  "22555": "=2.*iE"
  "22567": "=2e"
  "22666": "=2.*iF"
  "22678": "=2f"
  "22777": "=2.*iG"
  "22789": "=2g"
  "22888": "=2.*iH"
  "22999": "=2.*jI"
  "23334": "b=3"
  "23444": "b=4"
  "23455": "b=5"
  "23466": "b=6"
  "23477": "b=7"
  "23488": "b=8"
  "23499": "b=9"
  "33344": ".*iC=4"
  "33345": "=3c"
  "33355": ".*iC=5"
  "33366": ".*iC=6"
  "33377": ".*iC=7"
  "33388": ".*iC=8"
  "33399": ".*iC=9"
  "33444": "=3.*iD"
  "33456": "=3d"
  "33555": "=3.*iE"
  "33567": "=3e"
  "33666": "=3.*iF"
  "33678": "=3f"
  "33777": "=3.*iG"
  "33789": "=3g"
  "33888": "=3.*iH"
  "33999": "=3.*jI"
  "34445": "c=4"
  "34555": "c=5"
  "34566": "c=6"
  "34577": "c=7"
  "34588": "c=8"
  "34599": "c=9"
  "44455": ".*iD=5"
  "44456": "=4d"
  "44466": ".*iD=6"
  "44477": ".*iD=7"
  "44488": ".*iD=8"
  "44499": ".*iD=9"
  "44555": "=4.*iE"
  "44567": "=4e"
  "44666": "=4.*iF"
  "44678": "=4f"
  "44777": "=4.*iG"
  "44789": "=4g"
  "44888": "=4.*iH"
  "44999": "=4.*jI"
  "45556": "d=5"
  "45666": "d=6"
  "45677": "d=7"
  "45688": "d=8"
  "45699": "d=9"
  "55566": ".*iE=6"
  "55567": "=5e"
  "55577": ".*iE=7"
  "55588": ".*iE=8"
  "55599": ".*iE=9"
  "55666": "=5.*iF"
  "55678": "=5f"
  "55777": "=5.*iG"
  "55789": "=5g"
  "55888": "=5.*iH"
  "55999": "=5.*jI"
  "56667": "e=6"
  "56777": "e=7"
  "56788": "e=8"
  "56799": "e=9"
  "66677": ".*iF=7"
  "66678": "=6f"
  "66688": ".*iF=8"
  "66699": ".*iF=9"
  "66777": "=6.*iG"
  "66789": "=6g"
  "66888": "=6.*iH"
  "66999": "=6.*jI"
  "67778": "f=7"
  "67888": "f=8"
  "67899": "f=9"
  "77788": ".*iG=8"
  "77789": "=7g"
  "77799": ".*iG=9"
  "77888": "=7.*iH"
  "77999": "=7.*jI"
  "78889": "g=8"
  "78999": "g=9"
  "88899": ".*iH=9"
  "88999": "=8.*jI"
  "111123": ".*jAa"
  "111222": ".*jA.*iB"
  "111234": ".*jAb"
  "111333": ".*jA.*iC"
  "111345": ".*jAc"
  "111444": ".*jA.*iD"
  "111456": ".*jAd"
  "111555": ".*jA.*iE"
  "111567": ".*jAe"
  "111666": ".*jA.*iF"
  "111678": ".*jAf"
  "111777": ".*jA.*iG"
  "111789": ".*jAg"
  "111888": ".*jA.*iH"
  "111999": ".*jA.*jI"
  "112233": "a\"a"
  "122223": "a.*iB"
  "122334": "ab"
  "123333": "a.*iC"
  "123345": "ac"
  "123444": "a.*iD"
  "123456": "ad"
  "123555": "a.*iE"
  "123567": "ae"
  "123666": "a.*iF"
  "123678": "af"
  "123777": "a.*iG"
  "123789": "ag"
  "123888": "a.*iH"
  "123999": "a.*jI"
  "222234": ".*iBb"
  "222333": ".*iB.*iC"
  "222345": ".*iBc"
  "222444": ".*iB.*iD"
  "222456": ".*iBd"
  "222555": ".*iB.*iE"
  "222567": ".*iBe"
  "222666": ".*iB.*iF"
  "222678": ".*iBf"
  "222777": ".*iB.*iG"
  "222789": ".*iBg"
  "222888": ".*iB.*iH"
  "222999": ".*iB.*jI"
  "223344": "b\"b"
  "233334": "b.*iC"
  "233445": "bc"
  "234444": "b.*iD"
  "234456": "bd"
  "234555": "b.*iE"
  "234567": "be"
  "234666": "b.*iF"
  "234678": "bf"
  "234777": "b.*iG"
  "234789": "bg"
  "234888": "b.*iH"
  "234999": "b.*jI"
  "333345": ".*iCc"
  "333444": ".*iC.*iD"
  "333456": ".*iCd"
  "333555": ".*iC.*iE"
  "333567": ".*iCe"
  "333666": ".*iC.*iF"
  "333678": ".*iCf"
  "333777": ".*iC.*iG"
  "333789": ".*iCg"
  "333888": ".*iC.*iH"
  "333999": ".*iC.*jI"
  "334455": "c\"c"
  "344445": "c.*iD"
  "344556": "cd"
  "345555": "c.*iE"
  "345567": "ce"
  "345666": "c.*iF"
  "345678": "cf"
  "345777": "c.*iG"
  "345789": "cg"
  "345888": "c.*iH"
  "345999": "c.*jI"
  "444456": ".*iDd"
  "444555": ".*iD.*iE"
  "444567": ".*iDe"
  "444666": ".*iD.*iF"
  "444678": ".*iDf"
  "444777": ".*iD.*iG"
  "444789": ".*iDg"
  "444888": ".*iD.*iH"
  "444999": ".*iD.*jI"
  "445566": "d\"d"
  "455556": "d.*iE"
  "455667": "de"
  "456666": "d.*iF"
  "456678": "df"
  "456777": "d.*iG"
  "456789": "dg"
  "456888": "d.*iH"
  "456999": "d.*jI"
  "555567": ".*iEe"
  "555666": ".*iE.*iF"
  "555678": ".*iEf"
  "555777": ".*iE.*iG"
  "555789": ".*iEg"
  "555888": ".*iE.*iH"
  "555999": ".*iE.*jI"
  "556677": "e\"e"
  "566667": "e.*iF"
  "566778": "ef"
  "567777": "e.*iG"
  "567789": "eg"
  "567888": "e.*iH"
  "567999": "e.*jI"
  "666678": ".*iFf"
  "666777": ".*iF.*iG"
  "666789": ".*iFg"
  "666888": ".*iF.*iH"
  "666999": ".*iF.*jI"
  "667788": "f\"f"
  "677778": "f.*iG"
  "677889": "fg"
  "678888": "f.*iH"
  "678999": "f.*jI"
  "777789": ".*iGg"
  "777888": ".*iG.*iH"
  "777999": ".*iG.*jI"
  "778899": "g\"g"
  "788889": "g.*iH"
  "789999": "g.*jI"
  "888999": ".*iH.*jI"
}

/** Honors of up to five tiles. */
export interface Honors {
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "111": ".*jA"
  "222": ".*jB"
  "333": ".*jC"
  "444": ".*jD"
  "555": ".*jE"
  "666": ".*jF"
  "777": ".*jG"
  "11122": ".*jA=2"
  "11133": ".*jA=3"
  "11144": ".*jA=4"
  "11155": ".*jA=5"
  "11166": ".*jA=6"
  "11177": ".*jA=7"
  "11222": "=1.*jB"
  "11333": "=1.*jC"
  "11444": "=1.*jD"
  "11555": "=1.*jE"
  "11666": "=1.*jF"
  "11777": "=1.*jG"
  "22233": ".*jB=3"
  "22244": ".*jB=4"
  "22255": ".*jB=5"
  "22266": ".*jB=6"
  "22277": ".*jB=7"
  "22333": "=2.*jC"
  "22444": "=2.*jD"
  "22555": "=2.*jE"
  "22666": "=2.*jF"
  "22777": "=2.*jG"
  "33344": ".*jC=4"
  "33355": ".*jC=5"
  "33366": ".*jC=6"
  "33377": ".*jC=7"
  "33444": "=3.*jD"
  "33555": "=3.*jE"
  "33666": "=3.*jF"
  "33777": "=3.*jG"
  "44455": ".*jD=5"
  "44466": ".*jD=6"
  "44477": ".*jD=7"
  "44555": "=4.*jE"
  "44666": "=4.*jF"
  "44777": "=4.*jG"
  "55566": ".*jE=6"
  "55577": ".*jE=7"
  "55666": "=5.*jF"
  "55777": "=5.*jG"
  "66677": ".*jF=7"
  "66777": "=6.*jG"
}

/** Melds in a suit as they are written: their signs. */
export interface Melds {
  "1-23": "a"
  "1-32": "a"
  "2-13": "a"
  "2-31": "a"
  "3-12": "a"
  "3-21": "a"
  "2-34": "b"
  "2-43": "b"
  "3-24": "b"
  "3-42": "b"
  "4-23": "b"
  "4-32": "b"
  "3-45": "c"
  "3-54": "c"
  "4-35": "c"
  "4-53": "c"
  "5-34": "c"
  "5-43": "c"
  "4-56": "d"
  "4-65": "d"
  "5-46": "d"
  "5-64": "d"
  "6-45": "d"
  "6-54": "d"
  "5-67": "e"
  "5-76": "e"
  "6-57": "e"
  "6-75": "e"
  "7-56": "e"
  "7-65": "e"
  "6-78": "f"
  "6-87": "f"
  "7-68": "f"
  "7-86": "f"
  "8-67": "f"
  "8-76": "f"
  "7-89": "g"
  "7-98": "g"
  "8-79": "g"
  "8-97": "g"
  "9-78": "g"
  "9-87": "g"
  "1-11": ".iA"
  "2-22": ".hB"
  "3-33": ".hC"
  "4-44": ".hD"
  "5-55": ".hE"
  "6-66": ".hF"
  "7-77": ".hG"
  "8-88": ".hH"
  "9-99": ".iI"
  "11-1": ".iA"
  "22-2": ".hB"
  "33-3": ".hC"
  "44-4": ".hD"
  "55-5": ".hE"
  "66-6": ".hF"
  "77-7": ".hG"
  "88-8": ".hH"
  "99-9": ".iI"
  "111-": ".iA"
  "222-": ".hB"
  "333-": ".hC"
  "444-": ".hD"
  "555-": ".hE"
  "666-": ".hF"
  "777-": ".hG"
  "888-": ".hH"
  "999-": ".iI"
  "1-111": ".KkA"
  "2-222": ".KjB"
  "3-333": ".KjC"
  "4-444": ".KjD"
  "5-555": ".KjE"
  "6-666": ".KjF"
  "7-777": ".KjG"
  "8-888": ".KjH"
  "9-999": ".KkI"
  "11-11": ".KkA"
  "22-22": ".KjB"
  "33-33": ".KjC"
  "44-44": ".KjD"
  "55-55": ".KjE"
  "66-66": ".KjF"
  "77-77": ".KjG"
  "88-88": ".KjH"
  "99-99": ".KkI"
  "111-1": ".KkA"
  "222-2": ".KjB"
  "333-3": ".KjC"
  "444-4": ".KjD"
  "555-5": ".KjE"
  "666-6": ".KjF"
  "777-7": ".KjG"
  "888-8": ".KjH"
  "999-9": ".KkI"
  "1111-": ".KkA"
  "2222-": ".KjB"
  "3333-": ".KjC"
  "4444-": ".KjD"
  "5555-": ".KjE"
  "6666-": ".KjF"
  "7777-": ".KjG"
  "8888-": ".KjH"
  "9999-": ".KkI"
  "1-11=1": ".KkA"
  "2-22=2": ".KjB"
  "3-33=3": ".KjC"
  "4-44=4": ".KjD"
  "5-55=5": ".KjE"
  "6-66=6": ".KjF"
  "7-77=7": ".KjG"
  "8-88=8": ".KjH"
  "9-99=9": ".KkI"
  "11-1=1": ".KkA"
  "22-2=2": ".KjB"
  "33-3=3": ".KjC"
  "44-4=4": ".KjD"
  "55-5=5": ".KjE"
  "66-6=6": ".KjF"
  "77-7=7": ".KjG"
  "88-8=8": ".KjH"
  "99-9=9": ".KkI"
  "111-=1": ".KkA"
  "222-=2": ".KjB"
  "333-=3": ".KjC"
  "444-=4": ".KjD"
  "555-=5": ".KjE"
  "666-=6": ".KjF"
  "777-=7": ".KjG"
  "888-=8": ".KjH"
  "999-=9": ".KkI"
  "111=-1": ".KkA"
  "222=-2": ".KjB"
  "333=-3": ".KjC"
  "444=-4": ".KjD"
  "555=-5": ".KjE"
  "666=-6": ".KjF"
  "777=-7": ".KjG"
  "888=-8": ".KjH"
  "999=-9": ".KkI"
  "1=111": ".KkA"
  "2=222": ".KjB"
  "3=333": ".KjC"
  "4=444": ".KjD"
  "5=555": ".KjE"
  "6=666": ".KjF"
  "7=777": ".KjG"
  "8=888": ".KjH"
  "9=999": ".KkI"
  "11=11": ".KkA"
  "22=22": ".KjB"
  "33=33": ".KjC"
  "44=44": ".KjD"
  "55=55": ".KjE"
  "66=66": ".KjF"
  "77=77": ".KjG"
  "88=88": ".KjH"
  "99=99": ".KkI"
  "111=1": ".KkA"
  "222=2": ".KjB"
  "333=3": ".KjC"
  "444=4": ".KjD"
  "555=5": ".KjE"
  "666=6": ".KjF"
  "777=7": ".KjG"
  "888=8": ".KjH"
  "999=9": ".KkI"
  "1111+": ".*KlA"
  "2222+": ".*KkB"
  "3333+": ".*KkC"
  "4444+": ".*KkD"
  "5555+": ".*KkE"
  "6666+": ".*KkF"
  "7777+": ".*KkG"
  "8888+": ".*KkH"
  "9999+": ".*KlI"
  "1'23": "a"
  "1'32": "a"
  "2'13": "a"
  "2'31": "a"
  "3'12": "a"
  "3'21": "a"
  "2'34": "b"
  "2'43": "b"
  "3'24": "b"
  "3'42": "b"
  "4'23": "b"
  "4'32": "b"
  "3'45": "c"
  "3'54": "c"
  "4'35": "c"
  "4'53": "c"
  "5'34": "c"
  "5'43": "c"
  "4'56": "d"
  "4'65": "d"
  "5'46": "d"
  "5'64": "d"
  "6'45": "d"
  "6'54": "d"
  "5'67": "e"
  "5'76": "e"
  "6'57": "e"
  "6'75": "e"
  "7'56": "e"
  "7'65": "e"
  "6'78": "f"
  "6'87": "f"
  "7'68": "f"
  "7'86": "f"
  "8'67": "f"
  "8'76": "f"
  "7'89": "g"
  "7'98": "g"
  "8'79": "g"
  "8'97": "g"
  "9'78": "g"
  "9'87": "g"
  "1'11": ".iA"
  "2'22": ".hB"
  "3'33": ".hC"
  "4'44": ".hD"
  "5'55": ".hE"
  "6'66": ".hF"
  "7'77": ".hG"
  "8'88": ".hH"
  "9'99": ".iI"
  "11'1": ".iA"
  "22'2": ".hB"
  "33'3": ".hC"
  "44'4": ".hD"
  "55'5": ".hE"
  "66'6": ".hF"
  "77'7": ".hG"
  "88'8": ".hH"
  "99'9": ".iI"
  "111'": ".iA"
  "222'": ".hB"
  "333'": ".hC"
  "444'": ".hD"
  "555'": ".hE"
  "666'": ".hF"
  "777'": ".hG"
  "888'": ".hH"
  "999'": ".iI"
  "1'111": ".KkA"
  "2'222": ".KjB"
  "3'333": ".KjC"
  "4'444": ".KjD"
  "5'555": ".KjE"
  "6'666": ".KjF"
  "7'777": ".KjG"
  "8'888": ".KjH"
  "9'999": ".KkI"
  "11'11": ".KkA"
  "22'22": ".KjB"
  "33'33": ".KjC"
  "44'44": ".KjD"
  "55'55": ".KjE"
  "66'66": ".KjF"
  "77'77": ".KjG"
  "88'88": ".KjH"
  "99'99": ".KkI"
  "111'1": ".KkA"
  "222'2": ".KjB"
  "333'3": ".KjC"
  "444'4": ".KjD"
  "555'5": ".KjE"
  "666'6": ".KjF"
  "777'7": ".KjG"
  "888'8": ".KjH"
  "999'9": ".KkI"
  "1111'": ".KkA"
  "2222'": ".KjB"
  "3333'": ".KjC"
  "4444'": ".KjD"
  "5555'": ".KjE"
  "6666'": ".KjF"
  "7777'": ".KjG"
  "8888'": ".KjH"
  "9999'": ".KkI"
  "1'1'11": ".KkA"
  "2'2'22": ".KjB"
  "3'3'33": ".KjC"
  "4'4'44": ".KjD"
  "5'5'55": ".KjE"
  "6'6'66": ".KjF"
  "7'7'77": ".KjG"
  "8'8'88": ".KjH"
  "9'9'99": ".KkI"
  "11'1'1": ".KkA"
  "22'2'2": ".KjB"
  "33'3'3": ".KjC"
  "44'4'4": ".KjD"
  "55'5'5": ".KjE"
  "66'6'6": ".KjF"
  "77'7'7": ".KjG"
  "88'8'8": ".KjH"
  "99'9'9": ".KkI"
  "111'1'": ".KkA"
  "222'2'": ".KjB"
  "333'3'": ".KjC"
  "444'4'": ".KjD"
  "555'5'": ".KjE"
  "666'6'": ".KjF"
  "777'7'": ".KjG"
  "888'8'": ".KjH"
  "999'9'": ".KkI"
  "1xx1": ".*KlA"
  "2xx2": ".*KkB"
  "3xx3": ".*KkC"
  "4xx4": ".*KkD"
  "5xx5": ".*KkE"
  "6xx6": ".*KkF"
  "7xx7": ".*KkG"
  "8xx8": ".*KkH"
  "9xx9": ".*KlI"
}

/** The digits of melds by their signs. */
export interface DigitsOf {
  "a": "123"
  "b": "234"
  "c": "345"
  "d": "456"
  "e": "567"
  "f": "678"
  "g": "789"
  ".iA": "111"
  ".hB": "222"
  ".hC": "333"
  ".hD": "444"
  ".hE": "555"
  ".hF": "666"
  ".hG": "777"
  ".hH": "888"
  ".iI": "999"
  ".KkA": "1111"
  ".KjB": "2222"
  ".KjC": "3333"
  ".KjD": "4444"
  ".KjE": "5555"
  ".KjF": "6666"
  ".KjG": "7777"
  ".KjH": "8888"
  ".KkI": "9999"
  ".*KlA": "1111"
  ".*KkB": "2222"
  ".*KkC": "3333"
  ".*KkD": "4444"
  ".*KkE": "5555"
  ".*KkF": "6666"
  ".*KkG": "7777"
  ".*KkH": "8888"
  ".*KlI": "9999"
  ".iB": "222"
  ".iC": "333"
  ".iD": "444"
  ".iE": "555"
  ".iF": "666"
  ".iG": "777"
  ".iH": "888"
  ".KkB": "2222"
  ".KkC": "3333"
  ".KkD": "4444"
  ".KkE": "5555"
  ".KkF": "6666"
  ".KkG": "7777"
  ".KkH": "8888"
  ".*KlB": "2222"
  ".*KlC": "3333"
  ".*KlD": "4444"
  ".*KlE": "5555"
  ".*KlF": "6666"
  ".*KlG": "7777"
  ".*KlH": "8888"
}

/** The sign of a set of honors by that of a suit. */
export interface AsHonors {
  ".iA": ".iA"
  ".hB": ".iB"
  ".hC": ".iC"
  ".hD": ".iD"
  ".hE": ".iE"
  ".hF": ".iF"
  ".hG": ".iG"
  ".KkA": ".KkA"
  ".KjB": ".KkB"
  ".KjC": ".KkC"
  ".KjD": ".KkD"
  ".KjE": ".KkE"
  ".KjF": ".KkF"
  ".KjG": ".KkG"
  ".*KlA": ".*KlA"
  ".*KkB": ".*KlB"
  ".*KkC": ".*KlC"
  ".*KkD": ".*KlD"
  ".*KkE": ".*KlE"
  ".*KkF": ".*KlF"
  ".*KkG": ".*KlG"
}

/** A concealed triplet. */
export interface Triplet {
  "1": ".*jA"
  "2": ".*iB"
  "3": ".*iC"
  "4": ".*iD"
  "5": ".*iE"
  "6": ".*iF"
  "7": ".*iG"
  "8": ".*iH"
  "9": ".*jI"
}

/** A triplet completed by ron. */
export interface RonTriplet {
  "1": ".iA"
  "2": ".hB"
  "3": ".hC"
  "4": ".hD"
  "5": ".hE"
  "6": ".hF"
  "7": ".hG"
  "8": ".hH"
  "9": ".iI"
}

/** A concealed triplet of honors. */
export interface HonorTriplet {
  "1": ".*jA"
  "2": ".*jB"
  "3": ".*jC"
  "4": ".*jD"
  "5": ".*jE"
  "6": ".*jF"
  "7": ".*jG"
}

/** A triplet of honors completed by ron. */
export interface RonHonorTriplet {
  "1": ".iA"
  "2": ".iB"
  "3": ".iC"
  "4": ".iD"
  "5": ".iE"
  "6": ".iF"
  "7": ".iG"
}

/** Fu by units of two. */
export interface FuOfUnits {
  10: 20
  11: 30
  12: 30
  13: 30
  14: 30
  15: 30
  16: 40
  17: 40
  18: 40
  19: 40
  20: 40
  21: 50
  22: 50
  23: 50
  24: 50
  25: 50
  26: 60
  27: 60
  28: 60
  29: 60
  30: 60
  31: 70
  32: 70
  33: 70
  34: 70
  35: 70
  36: 80
  37: 80
  38: 80
  39: 80
  40: 80
  41: 90
  42: 90
  43: 90
  44: 90
  45: 90
  46: 100
  47: 100
  48: 100
  49: 100
  50: 100
  51: 110
  52: 110
  53: 110
  54: 110
  55: 110
  56: 120
  57: 120
  58: 120
  59: 120
  60: 120
  61: 130
  62: 130
  63: 130
  64: 130
  65: 130
  66: 140
  67: 140
  68: 140
  69: 140
  70: 140
}

/** Worths by their keys: the place in their order, and the base points. */
export interface Worths {
  "1_20": ["!", "160"]
  "1_25": ["#", "200"]
  "1_30": ["%", "240"]
  "1_40": ["&", "320"]
  "1_50": [")", "400"]
  "1_60": ["+", "480"]
  "1_70": ["-", "560"]
  "1_80": [".", "640"]
  "1_90": ["1", "720"]
  "1_100": ["2", "800"]
  "1_110": ["5", "880"]
  "1_120": ["6", "960"]
  "1_130": ["9", "1040"]
  "1_140": [":", "1120"]
  "2_20": ["(", "320"]
  "2_25": ["*", "400"]
  "2_30": [",", "480"]
  "2_40": ["/", "640"]
  "2_50": ["3", "800"]
  "2_60": ["7", "960"]
  "2_70": [";", "1120"]
  "2_80": ["<", "1280"]
  "2_90": ["?", "1440"]
  "2_100": ["@", "1600"]
  "2_110": ["C", "1760"]
  "2_120": ["D", "1920"]
  "2_120k": ["G", "2000"]
  "2_130": ["G", "2000"]
  "2_140": ["G", "2000"]
  "3_20": ["0", "640"]
  "3_25": ["4", "800"]
  "3_30": ["8", "960"]
  "3_40": ["=", "1280"]
  "3_50": ["A", "1600"]
  "3_60": ["E", "1920"]
  "3_60k": ["H", "2000"]
  "3_70": ["H", "2000"]
  "3_80": ["H", "2000"]
  "3_90": ["H", "2000"]
  "3_100": ["H", "2000"]
  "3_110": ["H", "2000"]
  "3_120": ["H", "2000"]
  "3_130": ["H", "2000"]
  "3_140": ["H", "2000"]
  "4_20": [">", "1280"]
  "4_25": ["B", "1600"]
  "4_30": ["F", "1920"]
  "4_30k": ["I", "2000"]
  "4_40": ["I", "2000"]
  "4_50": ["I", "2000"]
  "4_60": ["I", "2000"]
  "4_70": ["I", "2000"]
  "4_80": ["I", "2000"]
  "4_90": ["I", "2000"]
  "4_100": ["I", "2000"]
  "4_110": ["I", "2000"]
  "4_120": ["I", "2000"]
  "4_130": ["I", "2000"]
  "4_140": ["I", "2000"]
  "5": ["J", "2000"]
  "6": ["K", "3000"]
  "7": ["L", "3000"]
  "8": ["M", "4000"]
  "9": ["N", "4000"]
  "10": ["O", "4000"]
  "11": ["P", "6000"]
  "12": ["Q", "6000"]
  "13": ["R", "8000"]
  "14": ["S", "8000"]
  "15": ["T", "8000"]
  "16": ["U", "8000"]
  "17": ["V", "8000"]
  "18": ["W", "8000"]
  "19": ["X", "8000"]
  "20": ["Y", "8000"]
  "21": ["Z", "8000"]
  "22": ["[", "8000"]
  "23": ["]", "8000"]
  "24": ["^", "8000"]
  "25": ["_", "8000"]
  "26": ["a", "8000"]
  "27": ["b", "8000"]
  "28": ["c", "8000"]
  "29": ["d", "8000"]
  "30": ["e", "8000"]
  "31": ["f", "8000"]
  "32": ["g", "8000"]
  "33": ["h", "8000"]
  "34": ["i", "8000"]
  "35": ["j", "8000"]
  "36": ["k", "8000"]
  "37": ["l", "8000"]
  "38": ["m", "8000"]
  "39": ["n", "8000"]
  "40": ["o", "8000"]
  "41": ["p", "8000"]
  "42": ["q", "8000"]
  "43": ["r", "8000"]
  "44": ["s", "8000"]
  "45": ["t", "8000"]
  "y1": ["u", "8000y"]
  "y2": ["v", "16000y"]
  "y3": ["w", "24000y"]
  "y4": ["x", "32000y"]
  "y5": ["y", "40000y"]
  "y6": ["z", "48000y"]
  "y7": ["{", "56000y"]
  "y8": ["}", "64000y"]
}

/** Points by base: ron of a non-dealer and a dealer, tsumo of both; payments of both; limit. */
export interface PointsOf {
  "160": [700, 1000, 800, 1200, readonly [400, 200], readonly [400], null]
  "200": [800, 1200, 800, 1200, readonly [400, 200], readonly [400], null]
  "240": [1000, 1500, 1100, 1500, readonly [500, 300], readonly [500], null]
  "320": [1300, 2000, 1500, 2100, readonly [700, 400], readonly [700], null]
  "400": [1600, 2400, 1600, 2400, readonly [800, 400], readonly [800], null]
  "480": [2000, 2900, 2000, 3000, readonly [1000, 500], readonly [1000], null]
  "560": [2300, 3400, 2400, 3600, readonly [1200, 600], readonly [1200], null]
  "640": [2600, 3900, 2700, 3900, readonly [1300, 700], readonly [1300], null]
  "720": [2900, 4400, 3100, 4500, readonly [1500, 800], readonly [1500], null]
  "800": [3200, 4800, 3200, 4800, readonly [1600, 800], readonly [1600], null]
  "880": [3600, 5300, 3600, 5400, readonly [1800, 900], readonly [1800], null]
  "960": [3900, 5800, 4000, 6000, readonly [2000, 1000], readonly [2000], null]
  "1040": [4200, 6300, 4300, 6300, readonly [2100, 1100], readonly [2100], null]
  "1120": [4500, 6800, 4700, 6900, readonly [2300, 1200], readonly [2300], null]
  "1280": [5200, 7700, 5200, 7800, readonly [2600, 1300], readonly [2600], null]
  "1440": [5800, 8700, 5900, 8700, readonly [2900, 1500], readonly [2900], null]
  "1600": [6400, 9600, 6400, 9600, readonly [3200, 1600], readonly [3200], null]
  "1760": [7100, 10600, 7200, 10800, readonly [3600, 1800], readonly [3600], null]
  "1920": [7700, 11600, 7900, 11700, readonly [3900, 2000], readonly [3900], null]
  "2000": [8000, 12000, 8000, 12000, readonly [4000, 2000], readonly [4000], "mangan"]
  "3000": [12000, 18000, 12000, 18000, readonly [6000, 3000], readonly [6000], "haneman"]
  "4000": [16000, 24000, 16000, 24000, readonly [8000, 4000], readonly [8000], "baiman"]
  "6000": [24000, 36000, 24000, 36000, readonly [12000, 6000], readonly [12000], "sanbaiman"]
  "8000": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "kazoe-yakuman"]
  "8000y": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "yakuman"]
  "16000y": [64000, 96000, 64000, 96000, readonly [32000, 16000], readonly [32000], "yakuman"]
  "24000y": [96000, 144000, 96000, 144000, readonly [48000, 24000], readonly [48000], "yakuman"]
  "32000y": [128000, 192000, 128000, 192000, readonly [64000, 32000], readonly [64000], "yakuman"]
  "40000y": [160000, 240000, 160000, 240000, readonly [80000, 40000], readonly [80000], "yakuman"]
  "48000y": [192000, 288000, 192000, 288000, readonly [96000, 48000], readonly [96000], "yakuman"]
  "56000y": [224000, 336000, 224000, 336000, readonly [112000, 56000], readonly [112000], "yakuman"]
  "64000y": [256000, 384000, 256000, 384000, readonly [128000, 64000], readonly [128000], "yakuman"]
}

/** The places of `Worths`, the least first. */
export type Order = "!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{}"

/** Yaku of a closed hand, once for each han. */
export interface ClosedHan {
  "riichi": ["riichi"]
  "double_riichi": ["double_riichi", "double_riichi"]
  "ippatsu": ["ippatsu"]
  "menzen_tsumo": ["menzen_tsumo"]
  "rinshan": ["rinshan"]
  "chankan": ["chankan"]
  "haitei": ["haitei"]
  "houtei": ["houtei"]
  "renhou": ["renhou", "renhou", "renhou", "renhou", "renhou"]
  "tanyao": ["tanyao"]
  "honroutou": ["honroutou", "honroutou"]
  "honitsu": ["honitsu", "honitsu", "honitsu"]
  "chinitsu": ["chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu"]
  "pinfu": ["pinfu"]
  "iipeikou": ["iipeikou"]
  "ryanpeikou": ["ryanpeikou", "ryanpeikou", "ryanpeikou"]
  "sanshoku": ["sanshoku", "sanshoku"]
  "ittsuu": ["ittsuu", "ittsuu"]
  "chanta": ["chanta", "chanta"]
  "junchan": ["junchan", "junchan", "junchan"]
  "toitoi": ["toitoi", "toitoi"]
  "sanankou": ["sanankou", "sanankou"]
  "sankantsu": ["sankantsu", "sankantsu"]
  "sanshoku_doukou": ["sanshoku_doukou", "sanshoku_doukou"]
  "round_wind": ["round_wind"]
  "seat_wind": ["seat_wind"]
  "haku": ["haku"]
  "hatsu": ["hatsu"]
  "chun": ["chun"]
  "shousangen": ["shousangen", "shousangen"]
  "chiitoitsu": ["chiitoitsu", "chiitoitsu"]
}

/** Yaku of an open hand, once for each han. */
export interface OpenHan {
  "riichi": []
  "double_riichi": []
  "ippatsu": []
  "menzen_tsumo": []
  "rinshan": ["rinshan"]
  "chankan": ["chankan"]
  "haitei": ["haitei"]
  "houtei": ["houtei"]
  "renhou": []
  "tanyao": ["tanyao"]
  "honroutou": ["honroutou", "honroutou"]
  "honitsu": ["honitsu", "honitsu"]
  "chinitsu": ["chinitsu", "chinitsu", "chinitsu", "chinitsu", "chinitsu"]
  "pinfu": []
  "iipeikou": []
  "ryanpeikou": []
  "sanshoku": ["sanshoku"]
  "ittsuu": ["ittsuu"]
  "chanta": ["chanta"]
  "junchan": ["junchan", "junchan"]
  "toitoi": ["toitoi", "toitoi"]
  "sanankou": ["sanankou", "sanankou"]
  "sankantsu": ["sankantsu", "sankantsu"]
  "sanshoku_doukou": ["sanshoku_doukou", "sanshoku_doukou"]
  "round_wind": ["round_wind"]
  "seat_wind": ["seat_wind"]
  "haku": ["haku"]
  "hatsu": ["hatsu"]
  "chun": ["chun"]
  "shousangen": ["shousangen", "shousangen"]
  "chiitoitsu": []
}

/** Sentences, as the run time says them. */
export interface Sentences {
  "empty": "Unexpected empty notation, expected tiles such as `123m` or `5z`"
  "missing-suit": "Unexpected digits `{actual}` without a suit letter, expected `m`, `p`, `s` or `z` after them"
  "missing-rank": "Unexpected suit letter `{actual}` without digits, expected digits before it"
  "red-not-five": "Unexpected red mark in `{actual}`, expected a five: only `5m`, `5p` and `5s` can be red"
  "not-same-kind": "Unexpected meld `{actual}`, expected tiles of one kind"
  "not-a-sequence": "Unexpected meld `{actual}`, expected three equal tiles or three in a row"
  "multiple-calls": "Unexpected second call mark `{actual}`, expected one called tile in a meld"
  "dangling-mark": "Unexpected mark `{actual}` with no tile before it, expected a digit before it"
  "missing-added-tile": "Unexpected end after `{actual}`, expected the tile that was added to the pon"
  "bad-char": "Unexpected `{actual}` in typed notation, expected digits with `m`, `p`, `s` or `z`, and the marks `-`, `=`, `+`, `'`"
  "bad-rank": "Unexpected `{tile}`, expected `1z` to `7z` (east, south, west, north, white, green, red)"
  "bad-meld-size three-or-four": "Unexpected meld `{actual}` of {count}, expected three or four tiles"
  "bad-meld-size four": "Unexpected meld `{actual}` of {count}, expected four tiles"
  "bad-meld-size outer-tiles": "Unexpected meld `{actual}` of {count}, expected the outer tiles around `xx`, as in `4xx4s`"
  "bad-mark-position before-added-tile": "Unexpected mark `{actual}` at this place, expected it before the last digit, the added tile"
  "bad-mark-position after-fourth": "Unexpected mark `{actual}` at this place, expected it after the fourth digit"
  "bad-mark-position beside-call": "Unexpected mark `{actual}` at this place, expected it on the tile beside the called one"
  "bad-mark-position open-meld": "Unexpected mark `{actual}` at this place, expected it in an open meld"
  "chii-not-from-kamicha toimen": "Unexpected chii from toimen: a chii can only be called from kamicha (the player to the left)"
  "chii-not-from-kamicha shimocha": "Unexpected chii from shimocha: a chii can only be called from kamicha (the player to the left)"
  "hand-size 14": "Unexpected hand of {count} tiles, expected 14 tiles"
  "hand-size 13-or-14": "Unexpected hand of {count} tiles, expected 13 tiles, or 14 with the drawn tile"
  "riichi-with-open-hand": "Unexpected riichi: the hand is open"
  "ippatsu-without-riichi": "Unexpected ippatsu: there is no riichi"
  "rinshan-with-ron": "Unexpected rinshan: the hand was won by ron"
  "haitei-with-ron": "Unexpected haitei: the hand was won by ron"
  "tenhou-with-ron": "Unexpected tenhou: the hand was won by ron"
  "chiihou-with-ron": "Unexpected chiihou: the hand was won by ron"
  "chankan-with-tsumo": "Unexpected chankan: the hand was won by tsumo"
  "haitei-with-rinshan": "Unexpected haitei: the last tile of the wall is no replacement tile"
  "houtei-with-tsumo": "Unexpected houtei: the hand was won by tsumo"
  "renhou-with-tsumo": "Unexpected renhou: the hand was won by tsumo"
  "tenhou-not-dealer": "Unexpected tenhou: the seat is not East"
  "chiihou-as-dealer": "Unexpected chiihou: the seat is East"
  "first-turn-with-melds tenhou": "Unexpected tenhou: the hand has melds"
  "first-turn-with-melds chiihou": "Unexpected chiihou: the hand has melds"
  "first-turn-with-melds renhou": "Unexpected renhou: the hand has melds"
  "too-many-copies": "Unexpected copy number {count} of `{tile}`, expected at most 4 copies of a tile"
  "no-win-tile": "Unexpected hand without a winning tile, expected it apart at the end, as in `78s9s`, or named by `tile`"
  "win-not-in-hand": "Unexpected winning tile `{tile}`, expected a tile of the hand outside its melds"
  "bad-dora": "Unexpected indicators `{actual}`, expected tiles such as `4m` or `4m3z`"
  "not-complete": "Unexpected hand that is not complete, expected four sets and a pair, seven pairs or thirteen orphans"
  "no-yaku": "Unexpected hand without yaku, expected at least one"
}

export type X11 = `${string}1${string}`
export type X12 = `${string}1${string}1${string}`
export type X13 = `${string}1${string}1${string}1${string}`
export type X14 = `${string}1${string}1${string}1${string}1${string}`
export type X15 = `${string}1${string}1${string}1${string}1${string}1${string}`
export type X21 = `${string}2${string}`
export type X22 = `${string}2${string}2${string}`
export type X23 = `${string}2${string}2${string}2${string}`
export type X24 = `${string}2${string}2${string}2${string}2${string}`
export type X25 = `${string}2${string}2${string}2${string}2${string}2${string}`
export type X31 = `${string}3${string}`
export type X32 = `${string}3${string}3${string}`
export type X33 = `${string}3${string}3${string}3${string}`
export type X34 = `${string}3${string}3${string}3${string}3${string}`
export type X35 = `${string}3${string}3${string}3${string}3${string}3${string}`
export type X41 = `${string}4${string}`
export type X42 = `${string}4${string}4${string}`
export type X43 = `${string}4${string}4${string}4${string}`
export type X44 = `${string}4${string}4${string}4${string}4${string}`
export type X45 = `${string}4${string}4${string}4${string}4${string}4${string}`
export type X51 = `${string}5${string}`
export type X52 = `${string}5${string}5${string}`
export type X53 = `${string}5${string}5${string}5${string}`
export type X54 = `${string}5${string}5${string}5${string}5${string}`
export type X55 = `${string}5${string}5${string}5${string}5${string}5${string}`
export type X61 = `${string}6${string}`
export type X62 = `${string}6${string}6${string}`
export type X63 = `${string}6${string}6${string}6${string}`
export type X64 = `${string}6${string}6${string}6${string}6${string}`
export type X65 = `${string}6${string}6${string}6${string}6${string}6${string}`
export type X71 = `${string}7${string}`
export type X72 = `${string}7${string}7${string}`
export type X73 = `${string}7${string}7${string}7${string}`
export type X74 = `${string}7${string}7${string}7${string}7${string}`
export type X75 = `${string}7${string}7${string}7${string}7${string}7${string}`
export type X81 = `${string}8${string}`
export type X82 = `${string}8${string}8${string}`
export type X83 = `${string}8${string}8${string}8${string}`
export type X84 = `${string}8${string}8${string}8${string}8${string}`
export type X85 = `${string}8${string}8${string}8${string}8${string}8${string}`
export type X91 = `${string}9${string}`
export type X92 = `${string}9${string}9${string}`
export type X93 = `${string}9${string}9${string}9${string}`
export type X94 = `${string}9${string}9${string}9${string}9${string}`
export type X95 = `${string}9${string}9${string}9${string}9${string}9${string}`
export type FiveAlike = X15 | X25 | X35 | X45 | X55 | X65 | X75 | X85 | X95
export type RunInAllSuits = `${string}m${string}a${string}p${string}a${string}s${string}a${string}z${string}` | `${string}m${string}b${string}p${string}b${string}s${string}b${string}z${string}` | `${string}m${string}c${string}p${string}c${string}s${string}c${string}z${string}` | `${string}m${string}d${string}p${string}d${string}s${string}d${string}z${string}` | `${string}m${string}e${string}p${string}e${string}s${string}e${string}z${string}` | `${string}m${string}f${string}p${string}f${string}s${string}f${string}z${string}` | `${string}m${string}g${string}p${string}g${string}s${string}g${string}z${string}`
export type SetInAllSuits = `${string}m${string}A${string}p${string}A${string}s${string}A${string}z${string}` | `${string}m${string}B${string}p${string}B${string}s${string}B${string}z${string}` | `${string}m${string}C${string}p${string}C${string}s${string}C${string}z${string}` | `${string}m${string}D${string}p${string}D${string}s${string}D${string}z${string}` | `${string}m${string}E${string}p${string}E${string}s${string}E${string}z${string}` | `${string}m${string}F${string}p${string}F${string}s${string}F${string}z${string}` | `${string}m${string}G${string}p${string}G${string}s${string}G${string}z${string}` | `${string}m${string}H${string}p${string}H${string}s${string}H${string}z${string}` | `${string}m${string}I${string}p${string}I${string}s${string}I${string}z${string}`
export type Straight = (`${string}m${string}a${string}p${string}` & `${string}m${string}d${string}p${string}` & `${string}m${string}g${string}p${string}`) | (`${string}p${string}a${string}s${string}` & `${string}p${string}d${string}s${string}` & `${string}p${string}g${string}s${string}`) | (`${string}s${string}a${string}z${string}` & `${string}s${string}d${string}z${string}` & `${string}s${string}g${string}z${string}`)
export type InnerBlock = `${string}d${string}` | `${string}b${string}` | `${string}c${string}` | `${string}f${string}` | `${string}e${string}` | `${string}=2${string}` | `${string}=3${string}` | `${string}=4${string}` | `${string}=5${string}` | `${string}=6${string}` | `${string}=7${string}` | `${string}=8${string}` | `${string}B${string}` | `${string}C${string}` | `${string}D${string}` | `${string}E${string}` | `${string}F${string}` | `${string}G${string}` | `${string}H${string}`
export type InnerRank = `${string}5${string}` | `${string}4${string}` | `${string}6${string}` | `${string}3${string}` | `${string}7${string}` | `${string}2${string}` | `${string}8${string}`
export type AllDragons2 = X52 & X62 & X72
export type AllDragons3 = X53 & X63 & X73
export type AllWinds2 = X12 & X22 & X32 & X42
export type AllWinds3 = X13 & X23 & X33 & X43
