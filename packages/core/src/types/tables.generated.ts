/**
 * Made by `scripts/type-tables.js`, which says how; do not edit.
 * `tables.test.ts` makes it again and compares.
 */

/** Suits of up to six tiles, sorted, and how they are read. */
export interface Suits {
  "": ""
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "88": "=8"
  "99": "=9"
  "111": "<.*jA"
  "123": "<a"
  "222": "<.*iB"
  "234": "<b"
  "333": "<.*iC"
  "345": "<c"
  "444": "<.*iD"
  "456": "<d"
  "555": "<.*iE"
  "567": "<e"
  "666": "<.*iF"
  "678": "<f"
  "777": "<.*iG"
  "789": "<g"
  "888": "<.*iH"
  "999": "<.*jI"
  "11122": "<.*jA=2"
  "11123": "=1<a"
  "11133": "<.*jA=3"
  "11144": "<.*jA=4"
  "11155": "<.*jA=5"
  "11166": "<.*jA=6"
  "11177": "<.*jA=7"
  "11188": "<.*jA=8"
  "11199": "<.*jA=9"
  "11222": "=1<.*iB"
  "11234": "=1<b"
  "11333": "=1<.*iC"
  "11345": "=1<c"
  "11444": "=1<.*iD"
  "11456": "=1<d"
  "11555": "=1<.*iE"
  "11567": "=1<e"
  "11666": "=1<.*iF"
  "11678": "=1<f"
  "11777": "=1<.*iG"
  "11789": "=1<g"
  "11888": "=1<.*iH"
  "11999": "=1<.*jI"
  "12223": "<a=2"
  "12333": "<a=3"
  "12344": "<a=4"
  "12355": "<a=5"
  "12366": "<a=6"
  "12377": "<a=7"
  "12388": "<a=8"
  "12399": "<a=9"
  "22233": "<.*iB=3"
  "22234": "=2<b"
  "22244": "<.*iB=4"
  "22255": "<.*iB=5"
  "22266": "<.*iB=6"
  "22277": "<.*iB=7"
  "22288": "<.*iB=8"
  "22299": "<.*iB=9"
  "22333": "=2<.*iC"
  "22345": "=2<c"
  "22444": "=2<.*iD"
  "22456": "=2<d"
  "22555": "=2<.*iE"
  "22567": "=2<e"
  "22666": "=2<.*iF"
  "22678": "=2<f"
  "22777": "=2<.*iG"
  "22789": "=2<g"
  "22888": "=2<.*iH"
  "22999": "=2<.*jI"
  "23334": "<b=3"
  "23444": "<b=4"
  "23455": "<b=5"
  "23466": "<b=6"
  "23477": "<b=7"
  "23488": "<b=8"
  "23499": "<b=9"
  "33344": "<.*iC=4"
  "33345": "=3<c"
  "33355": "<.*iC=5"
  "33366": "<.*iC=6"
  "33377": "<.*iC=7"
  "33388": "<.*iC=8"
  "33399": "<.*iC=9"
  "33444": "=3<.*iD"
  "33456": "=3<d"
  "33555": "=3<.*iE"
  "33567": "=3<e"
  "33666": "=3<.*iF"
  "33678": "=3<f"
  "33777": "=3<.*iG"
  "33789": "=3<g"
  "33888": "=3<.*iH"
  "33999": "=3<.*jI"
  "34445": "<c=4"
  "34555": "<c=5"
  "34566": "<c=6"
  "34577": "<c=7"
  "34588": "<c=8"
  "34599": "<c=9"
  "44455": "<.*iD=5"
  "44456": "=4<d"
  "44466": "<.*iD=6"
  "44477": "<.*iD=7"
  "44488": "<.*iD=8"
  "44499": "<.*iD=9"
  "44555": "=4<.*iE"
  "44567": "=4<e"
  "44666": "=4<.*iF"
  "44678": "=4<f"
  "44777": "=4<.*iG"
  "44789": "=4<g"
  "44888": "=4<.*iH"
  "44999": "=4<.*jI"
  "45556": "<d=5"
  "45666": "<d=6"
  "45677": "<d=7"
  "45688": "<d=8"
  "45699": "<d=9"
  "55566": "<.*iE=6"
  "55567": "=5<e"
  "55577": "<.*iE=7"
  "55588": "<.*iE=8"
  "55599": "<.*iE=9"
  "55666": "=5<.*iF"
  "55678": "=5<f"
  "55777": "=5<.*iG"
  "55789": "=5<g"
  "55888": "=5<.*iH"
  "55999": "=5<.*jI"
  "56667": "<e=6"
  "56777": "<e=7"
  "56788": "<e=8"
  "56799": "<e=9"
  "66677": "<.*iF=7"
  "66678": "=6<f"
  "66688": "<.*iF=8"
  "66699": "<.*iF=9"
  "66777": "=6<.*iG"
  "66789": "=6<g"
  "66888": "=6<.*iH"
  "66999": "=6<.*jI"
  "67778": "<f=7"
  "67888": "<f=8"
  "67899": "<f=9"
  "77788": "<.*iG=8"
  "77789": "=7<g"
  "77799": "<.*iG=9"
  "77888": "=7<.*iH"
  "77999": "=7<.*jI"
  "78889": "<g=8"
  "78999": "<g=9"
  "88899": "<.*iH=9"
  "88999": "=8<.*jI"
  "111123": "<.*jA<a"
  "111222": "<.*jA<.*iB"
  "111234": "<.*jA<b"
  "111333": "<.*jA<.*iC"
  "111345": "<.*jA<c"
  "111444": "<.*jA<.*iD"
  "111456": "<.*jA<d"
  "111555": "<.*jA<.*iE"
  "111567": "<.*jA<e"
  "111666": "<.*jA<.*iF"
  "111678": "<.*jA<f"
  "111777": "<.*jA<.*iG"
  "111789": "<.*jA<g"
  "111888": "<.*jA<.*iH"
  "111999": "<.*jA<.*jI"
  "112233": "<a\"<a"
  "122223": "<a<.*iB"
  "122334": "<a<b"
  "123333": "<a<.*iC"
  "123345": "<a<c"
  "123444": "<a<.*iD"
  "123456": "<a<d"
  "123555": "<a<.*iE"
  "123567": "<a<e"
  "123666": "<a<.*iF"
  "123678": "<a<f"
  "123777": "<a<.*iG"
  "123789": "<a<g"
  "123888": "<a<.*iH"
  "123999": "<a<.*jI"
  "222234": "<.*iB<b"
  "222333": "<.*iB<.*iC"
  "222345": "<.*iB<c"
  "222444": "<.*iB<.*iD"
  "222456": "<.*iB<d"
  "222555": "<.*iB<.*iE"
  "222567": "<.*iB<e"
  "222666": "<.*iB<.*iF"
  "222678": "<.*iB<f"
  "222777": "<.*iB<.*iG"
  "222789": "<.*iB<g"
  "222888": "<.*iB<.*iH"
  "222999": "<.*iB<.*jI"
  "223344": "<b\"<b"
  "233334": "<b<.*iC"
  "233445": "<b<c"
  "234444": "<b<.*iD"
  "234456": "<b<d"
  "234555": "<b<.*iE"
  "234567": "<b<e"
  "234666": "<b<.*iF"
  "234678": "<b<f"
  "234777": "<b<.*iG"
  "234789": "<b<g"
  "234888": "<b<.*iH"
  "234999": "<b<.*jI"
  "333345": "<.*iC<c"
  "333444": "<.*iC<.*iD"
  "333456": "<.*iC<d"
  "333555": "<.*iC<.*iE"
  "333567": "<.*iC<e"
  "333666": "<.*iC<.*iF"
  "333678": "<.*iC<f"
  "333777": "<.*iC<.*iG"
  "333789": "<.*iC<g"
  "333888": "<.*iC<.*iH"
  "333999": "<.*iC<.*jI"
  "334455": "<c\"<c"
  "344445": "<c<.*iD"
  "344556": "<c<d"
  "345555": "<c<.*iE"
  "345567": "<c<e"
  "345666": "<c<.*iF"
  "345678": "<c<f"
  "345777": "<c<.*iG"
  "345789": "<c<g"
  "345888": "<c<.*iH"
  "345999": "<c<.*jI"
  "444456": "<.*iD<d"
  "444555": "<.*iD<.*iE"
  "444567": "<.*iD<e"
  "444666": "<.*iD<.*iF"
  "444678": "<.*iD<f"
  "444777": "<.*iD<.*iG"
  "444789": "<.*iD<g"
  "444888": "<.*iD<.*iH"
  "444999": "<.*iD<.*jI"
  "445566": "<d\"<d"
  "455556": "<d<.*iE"
  "455667": "<d<e"
  "456666": "<d<.*iF"
  "456678": "<d<f"
  "456777": "<d<.*iG"
  "456789": "<d<g"
  "456888": "<d<.*iH"
  "456999": "<d<.*jI"
  "555567": "<.*iE<e"
  "555666": "<.*iE<.*iF"
  "555678": "<.*iE<f"
  "555777": "<.*iE<.*iG"
  "555789": "<.*iE<g"
  "555888": "<.*iE<.*iH"
  "555999": "<.*iE<.*jI"
  "556677": "<e\"<e"
  "566667": "<e<.*iF"
  "566778": "<e<f"
  "567777": "<e<.*iG"
  "567789": "<e<g"
  "567888": "<e<.*iH"
  "567999": "<e<.*jI"
  "666678": "<.*iF<f"
  "666777": "<.*iF<.*iG"
  "666789": "<.*iF<g"
  "666888": "<.*iF<.*iH"
  "666999": "<.*iF<.*jI"
  "667788": "<f\"<f"
  "677778": "<f<.*iG"
  "677889": "<f<g"
  "678888": "<f<.*iH"
  "678999": "<f<.*jI"
  "777789": "<.*iG<g"
  "777888": "<.*iG<.*iH"
  "777999": "<.*iG<.*jI"
  "778899": "<g\"<g"
  "788889": "<g<.*iH"
  "789999": "<g<.*jI"
  "888999": "<.*iH<.*jI"
}

/** Honors of up to five tiles. */
export interface Honors {
  "": ""
  "11": "=1"
  "22": "=2"
  "33": "=3"
  "44": "=4"
  "55": "=5"
  "66": "=6"
  "77": "=7"
  "111": "<.*jA"
  "222": "<.*jB"
  "333": "<.*jC"
  "444": "<.*jD"
  "555": "<.*jE"
  "666": "<.*jF"
  "777": "<.*jG"
  "11122": "<.*jA=2"
  "11133": "<.*jA=3"
  "11144": "<.*jA=4"
  "11155": "<.*jA=5"
  "11166": "<.*jA=6"
  "11177": "<.*jA=7"
  "11222": "=1<.*jB"
  "11333": "=1<.*jC"
  "11444": "=1<.*jD"
  "11555": "=1<.*jE"
  "11666": "=1<.*jF"
  "11777": "=1<.*jG"
  "22233": "<.*jB=3"
  "22244": "<.*jB=4"
  "22255": "<.*jB=5"
  "22266": "<.*jB=6"
  "22277": "<.*jB=7"
  "22333": "=2<.*jC"
  "22444": "=2<.*jD"
  "22555": "=2<.*jE"
  "22666": "=2<.*jF"
  "22777": "=2<.*jG"
  "33344": "<.*jC=4"
  "33355": "<.*jC=5"
  "33366": "<.*jC=6"
  "33377": "<.*jC=7"
  "33444": "=3<.*jD"
  "33555": "=3<.*jE"
  "33666": "=3<.*jF"
  "33777": "=3<.*jG"
  "44455": "<.*jD=5"
  "44466": "<.*jD=6"
  "44477": "<.*jD=7"
  "44555": "=4<.*jE"
  "44666": "=4<.*jF"
  "44777": "=4<.*jG"
  "55566": "<.*jE=6"
  "55577": "<.*jE=7"
  "55666": "=5<.*jF"
  "55777": "=5<.*jG"
  "66677": "<.*jF=7"
  "66777": "=6<.*jG"
}

/** Melds in a suit as they are written: their signs and digits. */
export interface Melds {
  "1-23": "a123"
  "1-32": "a123"
  "2-13": "a123"
  "2-31": "a123"
  "3-12": "a123"
  "3-21": "a123"
  "2-34": "b234"
  "2-43": "b234"
  "3-24": "b234"
  "3-42": "b234"
  "4-23": "b234"
  "4-32": "b234"
  "3-45": "c345"
  "3-54": "c345"
  "4-35": "c345"
  "4-53": "c345"
  "5-34": "c345"
  "5-43": "c345"
  "4-56": "d456"
  "4-65": "d456"
  "5-46": "d456"
  "5-64": "d456"
  "6-45": "d456"
  "6-54": "d456"
  "5-67": "e567"
  "5-76": "e567"
  "6-57": "e567"
  "6-75": "e567"
  "7-56": "e567"
  "7-65": "e567"
  "6-78": "f678"
  "6-87": "f678"
  "7-68": "f678"
  "7-86": "f678"
  "8-67": "f678"
  "8-76": "f678"
  "7-89": "g789"
  "7-98": "g789"
  "8-79": "g789"
  "8-97": "g789"
  "9-78": "g789"
  "9-87": "g789"
  "1-11": ".iA111"
  "2-22": ".hB222"
  "3-33": ".hC333"
  "4-44": ".hD444"
  "5-55": ".hE555"
  "6-66": ".hF666"
  "7-77": ".hG777"
  "8-88": ".hH888"
  "9-99": ".iI999"
  "11-1": ".iA111"
  "22-2": ".hB222"
  "33-3": ".hC333"
  "44-4": ".hD444"
  "55-5": ".hE555"
  "66-6": ".hF666"
  "77-7": ".hG777"
  "88-8": ".hH888"
  "99-9": ".iI999"
  "111-": ".iA111"
  "222-": ".hB222"
  "333-": ".hC333"
  "444-": ".hD444"
  "555-": ".hE555"
  "666-": ".hF666"
  "777-": ".hG777"
  "888-": ".hH888"
  "999-": ".iI999"
  "1-111": ".KkA1111"
  "2-222": ".KjB2222"
  "3-333": ".KjC3333"
  "4-444": ".KjD4444"
  "5-555": ".KjE5555"
  "6-666": ".KjF6666"
  "7-777": ".KjG7777"
  "8-888": ".KjH8888"
  "9-999": ".KkI9999"
  "11-11": ".KkA1111"
  "22-22": ".KjB2222"
  "33-33": ".KjC3333"
  "44-44": ".KjD4444"
  "55-55": ".KjE5555"
  "66-66": ".KjF6666"
  "77-77": ".KjG7777"
  "88-88": ".KjH8888"
  "99-99": ".KkI9999"
  "111-1": ".KkA1111"
  "222-2": ".KjB2222"
  "333-3": ".KjC3333"
  "444-4": ".KjD4444"
  "555-5": ".KjE5555"
  "666-6": ".KjF6666"
  "777-7": ".KjG7777"
  "888-8": ".KjH8888"
  "999-9": ".KkI9999"
  "1111-": ".KkA1111"
  "2222-": ".KjB2222"
  "3333-": ".KjC3333"
  "4444-": ".KjD4444"
  "5555-": ".KjE5555"
  "6666-": ".KjF6666"
  "7777-": ".KjG7777"
  "8888-": ".KjH8888"
  "9999-": ".KkI9999"
  "1-11=1": ".KkA1111"
  "2-22=2": ".KjB2222"
  "3-33=3": ".KjC3333"
  "4-44=4": ".KjD4444"
  "5-55=5": ".KjE5555"
  "6-66=6": ".KjF6666"
  "7-77=7": ".KjG7777"
  "8-88=8": ".KjH8888"
  "9-99=9": ".KkI9999"
  "11-1=1": ".KkA1111"
  "22-2=2": ".KjB2222"
  "33-3=3": ".KjC3333"
  "44-4=4": ".KjD4444"
  "55-5=5": ".KjE5555"
  "66-6=6": ".KjF6666"
  "77-7=7": ".KjG7777"
  "88-8=8": ".KjH8888"
  "99-9=9": ".KkI9999"
  "111-=1": ".KkA1111"
  "222-=2": ".KjB2222"
  "333-=3": ".KjC3333"
  "444-=4": ".KjD4444"
  "555-=5": ".KjE5555"
  "666-=6": ".KjF6666"
  "777-=7": ".KjG7777"
  "888-=8": ".KjH8888"
  "999-=9": ".KkI9999"
  "111=-1": ".KkA1111"
  "222=-2": ".KjB2222"
  "333=-3": ".KjC3333"
  "444=-4": ".KjD4444"
  "555=-5": ".KjE5555"
  "666=-6": ".KjF6666"
  "777=-7": ".KjG7777"
  "888=-8": ".KjH8888"
  "999=-9": ".KkI9999"
  "1=111": ".KkA1111"
  "2=222": ".KjB2222"
  "3=333": ".KjC3333"
  "4=444": ".KjD4444"
  "5=555": ".KjE5555"
  "6=666": ".KjF6666"
  "7=777": ".KjG7777"
  "8=888": ".KjH8888"
  "9=999": ".KkI9999"
  "11=11": ".KkA1111"
  "22=22": ".KjB2222"
  "33=33": ".KjC3333"
  "44=44": ".KjD4444"
  "55=55": ".KjE5555"
  "66=66": ".KjF6666"
  "77=77": ".KjG7777"
  "88=88": ".KjH8888"
  "99=99": ".KkI9999"
  "111=1": ".KkA1111"
  "222=2": ".KjB2222"
  "333=3": ".KjC3333"
  "444=4": ".KjD4444"
  "555=5": ".KjE5555"
  "666=6": ".KjF6666"
  "777=7": ".KjG7777"
  "888=8": ".KjH8888"
  "999=9": ".KkI9999"
  "1111+": ".*KlA1111"
  "2222+": ".*KkB2222"
  "3333+": ".*KkC3333"
  "4444+": ".*KkD4444"
  "5555+": ".*KkE5555"
  "6666+": ".*KkF6666"
  "7777+": ".*KkG7777"
  "8888+": ".*KkH8888"
  "9999+": ".*KlI9999"
  "1'23": "a123"
  "1'32": "a123"
  "2'13": "a123"
  "2'31": "a123"
  "3'12": "a123"
  "3'21": "a123"
  "2'34": "b234"
  "2'43": "b234"
  "3'24": "b234"
  "3'42": "b234"
  "4'23": "b234"
  "4'32": "b234"
  "3'45": "c345"
  "3'54": "c345"
  "4'35": "c345"
  "4'53": "c345"
  "5'34": "c345"
  "5'43": "c345"
  "4'56": "d456"
  "4'65": "d456"
  "5'46": "d456"
  "5'64": "d456"
  "6'45": "d456"
  "6'54": "d456"
  "5'67": "e567"
  "5'76": "e567"
  "6'57": "e567"
  "6'75": "e567"
  "7'56": "e567"
  "7'65": "e567"
  "6'78": "f678"
  "6'87": "f678"
  "7'68": "f678"
  "7'86": "f678"
  "8'67": "f678"
  "8'76": "f678"
  "7'89": "g789"
  "7'98": "g789"
  "8'79": "g789"
  "8'97": "g789"
  "9'78": "g789"
  "9'87": "g789"
  "1'11": ".iA111"
  "2'22": ".hB222"
  "3'33": ".hC333"
  "4'44": ".hD444"
  "5'55": ".hE555"
  "6'66": ".hF666"
  "7'77": ".hG777"
  "8'88": ".hH888"
  "9'99": ".iI999"
  "11'1": ".iA111"
  "22'2": ".hB222"
  "33'3": ".hC333"
  "44'4": ".hD444"
  "55'5": ".hE555"
  "66'6": ".hF666"
  "77'7": ".hG777"
  "88'8": ".hH888"
  "99'9": ".iI999"
  "111'": ".iA111"
  "222'": ".hB222"
  "333'": ".hC333"
  "444'": ".hD444"
  "555'": ".hE555"
  "666'": ".hF666"
  "777'": ".hG777"
  "888'": ".hH888"
  "999'": ".iI999"
  "1'111": ".KkA1111"
  "2'222": ".KjB2222"
  "3'333": ".KjC3333"
  "4'444": ".KjD4444"
  "5'555": ".KjE5555"
  "6'666": ".KjF6666"
  "7'777": ".KjG7777"
  "8'888": ".KjH8888"
  "9'999": ".KkI9999"
  "11'11": ".KkA1111"
  "22'22": ".KjB2222"
  "33'33": ".KjC3333"
  "44'44": ".KjD4444"
  "55'55": ".KjE5555"
  "66'66": ".KjF6666"
  "77'77": ".KjG7777"
  "88'88": ".KjH8888"
  "99'99": ".KkI9999"
  "111'1": ".KkA1111"
  "222'2": ".KjB2222"
  "333'3": ".KjC3333"
  "444'4": ".KjD4444"
  "555'5": ".KjE5555"
  "666'6": ".KjF6666"
  "777'7": ".KjG7777"
  "888'8": ".KjH8888"
  "999'9": ".KkI9999"
  "1111'": ".KkA1111"
  "2222'": ".KjB2222"
  "3333'": ".KjC3333"
  "4444'": ".KjD4444"
  "5555'": ".KjE5555"
  "6666'": ".KjF6666"
  "7777'": ".KjG7777"
  "8888'": ".KjH8888"
  "9999'": ".KkI9999"
  "1'1'11": ".KkA1111"
  "2'2'22": ".KjB2222"
  "3'3'33": ".KjC3333"
  "4'4'44": ".KjD4444"
  "5'5'55": ".KjE5555"
  "6'6'66": ".KjF6666"
  "7'7'77": ".KjG7777"
  "8'8'88": ".KjH8888"
  "9'9'99": ".KkI9999"
  "11'1'1": ".KkA1111"
  "22'2'2": ".KjB2222"
  "33'3'3": ".KjC3333"
  "44'4'4": ".KjD4444"
  "55'5'5": ".KjE5555"
  "66'6'6": ".KjF6666"
  "77'7'7": ".KjG7777"
  "88'8'8": ".KjH8888"
  "99'9'9": ".KkI9999"
  "111'1'": ".KkA1111"
  "222'2'": ".KjB2222"
  "333'3'": ".KjC3333"
  "444'4'": ".KjD4444"
  "555'5'": ".KjE5555"
  "666'6'": ".KjF6666"
  "777'7'": ".KjG7777"
  "888'8'": ".KjH8888"
  "999'9'": ".KkI9999"
  "1xx1": ".*KlA1111"
  "2xx2": ".*KkB2222"
  "3xx3": ".*KkC3333"
  "4xx4": ".*KkD4444"
  "5xx5": ".*KkE5555"
  "6xx6": ".*KkF6666"
  "7xx7": ".*KkG7777"
  "8xx8": ".*KkH8888"
  "9xx9": ".*KlI9999"
}

/** The sign of a set of honors by that of a suit. */
export interface AsHonors {
  ".iA111": ".iA111"
  ".hB222": ".iB222"
  ".hC333": ".iC333"
  ".hD444": ".iD444"
  ".hE555": ".iE555"
  ".hF666": ".iF666"
  ".hG777": ".iG777"
  ".KkA1111": ".KkA1111"
  ".KjB2222": ".KkB2222"
  ".KjC3333": ".KkC3333"
  ".KjD4444": ".KkD4444"
  ".KjE5555": ".KkE5555"
  ".KjF6666": ".KkF6666"
  ".KjG7777": ".KkG7777"
  ".*KlA1111": ".*KlA1111"
  ".*KkB2222": ".*KlB2222"
  ".*KkC3333": ".*KlC3333"
  ".*KkD4444": ".*KlD4444"
  ".*KkE5555": ".*KlE5555"
  ".*KkF6666": ".*KlF6666"
  ".*KkG7777": ".*KlG7777"
}

/** A concealed triplet. */
export interface Triplet {
  "1": "<.*jA"
  "2": "<.*iB"
  "3": "<.*iC"
  "4": "<.*iD"
  "5": "<.*iE"
  "6": "<.*iF"
  "7": "<.*iG"
  "8": "<.*iH"
  "9": "<.*jI"
}

/** A triplet completed by ron. */
export interface RonTriplet {
  "1": "<.iA"
  "2": "<.hB"
  "3": "<.hC"
  "4": "<.hD"
  "5": "<.hE"
  "6": "<.hF"
  "7": "<.hG"
  "8": "<.hH"
  "9": "<.iI"
}

/** A concealed triplet of honors. */
export interface HonorTriplet {
  "1": "<.*jA"
  "2": "<.*jB"
  "3": "<.*jC"
  "4": "<.*jD"
  "5": "<.*jE"
  "6": "<.*jF"
  "7": "<.*jG"
}

/** A triplet of honors completed by ron. */
export interface RonHonorTriplet {
  "1": "<.iA"
  "2": "<.iB"
  "3": "<.iC"
  "4": "<.iD"
  "5": "<.iE"
  "6": "<.iF"
  "7": "<.iG"
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

/** Points by base: ron of a non-dealer and a dealer, tsumo of both; payments of both; limit; yakuman. */
export interface PointsOf {
  "160": [700, 1000, 800, 1200, readonly [400, 200], readonly [400], null, 0]
  "200": [800, 1200, 800, 1200, readonly [400, 200], readonly [400], null, 0]
  "240": [1000, 1500, 1100, 1500, readonly [500, 300], readonly [500], null, 0]
  "320": [1300, 2000, 1500, 2100, readonly [700, 400], readonly [700], null, 0]
  "400": [1600, 2400, 1600, 2400, readonly [800, 400], readonly [800], null, 0]
  "480": [2000, 2900, 2000, 3000, readonly [1000, 500], readonly [1000], null, 0]
  "560": [2300, 3400, 2400, 3600, readonly [1200, 600], readonly [1200], null, 0]
  "640": [2600, 3900, 2700, 3900, readonly [1300, 700], readonly [1300], null, 0]
  "720": [2900, 4400, 3100, 4500, readonly [1500, 800], readonly [1500], null, 0]
  "800": [3200, 4800, 3200, 4800, readonly [1600, 800], readonly [1600], null, 0]
  "880": [3600, 5300, 3600, 5400, readonly [1800, 900], readonly [1800], null, 0]
  "960": [3900, 5800, 4000, 6000, readonly [2000, 1000], readonly [2000], null, 0]
  "1040": [4200, 6300, 4300, 6300, readonly [2100, 1100], readonly [2100], null, 0]
  "1120": [4500, 6800, 4700, 6900, readonly [2300, 1200], readonly [2300], null, 0]
  "1280": [5200, 7700, 5200, 7800, readonly [2600, 1300], readonly [2600], null, 0]
  "1440": [5800, 8700, 5900, 8700, readonly [2900, 1500], readonly [2900], null, 0]
  "1600": [6400, 9600, 6400, 9600, readonly [3200, 1600], readonly [3200], null, 0]
  "1760": [7100, 10600, 7200, 10800, readonly [3600, 1800], readonly [3600], null, 0]
  "1920": [7700, 11600, 7900, 11700, readonly [3900, 2000], readonly [3900], null, 0]
  "2000": [8000, 12000, 8000, 12000, readonly [4000, 2000], readonly [4000], "mangan", 0]
  "3000": [12000, 18000, 12000, 18000, readonly [6000, 3000], readonly [6000], "haneman", 0]
  "4000": [16000, 24000, 16000, 24000, readonly [8000, 4000], readonly [8000], "baiman", 0]
  "6000": [24000, 36000, 24000, 36000, readonly [12000, 6000], readonly [12000], "sanbaiman", 0]
  "8000": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "kazoe-yakuman", 0]
  "8000y": [32000, 48000, 32000, 48000, readonly [16000, 8000], readonly [16000], "yakuman", 1]
  "16000y": [64000, 96000, 64000, 96000, readonly [32000, 16000], readonly [32000], "yakuman", 2]
  "24000y": [96000, 144000, 96000, 144000, readonly [48000, 24000], readonly [48000], "yakuman", 3]
  "32000y": [128000, 192000, 128000, 192000, readonly [64000, 32000], readonly [64000], "yakuman", 4]
  "40000y": [160000, 240000, 160000, 240000, readonly [80000, 40000], readonly [80000], "yakuman", 5]
  "48000y": [192000, 288000, 192000, 288000, readonly [96000, 48000], readonly [96000], "yakuman", 6]
  "56000y": [224000, 336000, 224000, 336000, readonly [112000, 56000], readonly [112000], "yakuman", 7]
  "64000y": [256000, 384000, 256000, 384000, readonly [128000, 64000], readonly [128000], "yakuman", 8]
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

type None = '?'
export type X11 = `${string}1${string}` | None
export type X12 = `${string}1${string}1${string}` | None
export type X13 = `${string}1${string}1${string}1${string}` | None
export type X14 = `${string}1${string}1${string}1${string}1${string}` | None
export type X15 = `${string}1${string}1${string}1${string}1${string}1${string}` | None
export type X21 = `${string}2${string}` | None
export type X22 = `${string}2${string}2${string}` | None
export type X23 = `${string}2${string}2${string}2${string}` | None
export type X24 = `${string}2${string}2${string}2${string}2${string}` | None
export type X25 = `${string}2${string}2${string}2${string}2${string}2${string}` | None
export type X31 = `${string}3${string}` | None
export type X32 = `${string}3${string}3${string}` | None
export type X33 = `${string}3${string}3${string}3${string}` | None
export type X34 = `${string}3${string}3${string}3${string}3${string}` | None
export type X35 = `${string}3${string}3${string}3${string}3${string}3${string}` | None
export type X41 = `${string}4${string}` | None
export type X42 = `${string}4${string}4${string}` | None
export type X43 = `${string}4${string}4${string}4${string}` | None
export type X44 = `${string}4${string}4${string}4${string}4${string}` | None
export type X45 = `${string}4${string}4${string}4${string}4${string}4${string}` | None
export type X51 = `${string}5${string}` | None
export type X52 = `${string}5${string}5${string}` | None
export type X53 = `${string}5${string}5${string}5${string}` | None
export type X54 = `${string}5${string}5${string}5${string}5${string}` | None
export type X55 = `${string}5${string}5${string}5${string}5${string}5${string}` | None
export type X61 = `${string}6${string}` | None
export type X62 = `${string}6${string}6${string}` | None
export type X63 = `${string}6${string}6${string}6${string}` | None
export type X64 = `${string}6${string}6${string}6${string}6${string}` | None
export type X65 = `${string}6${string}6${string}6${string}6${string}6${string}` | None
export type X71 = `${string}7${string}` | None
export type X72 = `${string}7${string}7${string}` | None
export type X73 = `${string}7${string}7${string}7${string}` | None
export type X74 = `${string}7${string}7${string}7${string}7${string}` | None
export type X75 = `${string}7${string}7${string}7${string}7${string}7${string}` | None
export type X81 = `${string}8${string}` | None
export type X82 = `${string}8${string}8${string}` | None
export type X83 = `${string}8${string}8${string}8${string}` | None
export type X84 = `${string}8${string}8${string}8${string}8${string}` | None
export type X85 = `${string}8${string}8${string}8${string}8${string}8${string}` | None
export type X91 = `${string}9${string}` | None
export type X92 = `${string}9${string}9${string}` | None
export type X93 = `${string}9${string}9${string}9${string}` | None
export type X94 = `${string}9${string}9${string}9${string}9${string}` | None
export type X95 = `${string}9${string}9${string}9${string}9${string}9${string}` | None
export type Xh1 = `${string}h${string}` | None
export type Xh2 = `${string}h${string}h${string}` | None
export type Xh3 = `${string}h${string}h${string}h${string}` | None
export type Xh4 = `${string}h${string}h${string}h${string}h${string}` | None
export type Xi1 = `${string}i${string}` | None
export type Xi2 = `${string}i${string}i${string}` | None
export type Xi3 = `${string}i${string}i${string}i${string}` | None
export type Xi4 = `${string}i${string}i${string}i${string}i${string}` | None
export type Xj1 = `${string}j${string}` | None
export type Xj2 = `${string}j${string}j${string}` | None
export type Xj3 = `${string}j${string}j${string}j${string}` | None
export type Xj4 = `${string}j${string}j${string}j${string}j${string}` | None
export type Xk1 = `${string}k${string}` | None
export type Xk2 = `${string}k${string}k${string}` | None
export type Xk3 = `${string}k${string}k${string}k${string}` | None
export type Xk4 = `${string}k${string}k${string}k${string}k${string}` | None
export type Xl1 = `${string}l${string}` | None
export type Xl2 = `${string}l${string}l${string}` | None
export type Xl3 = `${string}l${string}l${string}l${string}` | None
export type Xl4 = `${string}l${string}l${string}l${string}l${string}` | None
export type FiveAlike = X15 | X25 | X35 | X45 | X55 | X65 | X75 | X85 | X95
export type RunInAllSuits = `${string}m${string}a${string}p${string}a${string}s${string}a${string}z${string}` | `${string}m${string}b${string}p${string}b${string}s${string}b${string}z${string}` | `${string}m${string}c${string}p${string}c${string}s${string}c${string}z${string}` | `${string}m${string}d${string}p${string}d${string}s${string}d${string}z${string}` | `${string}m${string}e${string}p${string}e${string}s${string}e${string}z${string}` | `${string}m${string}f${string}p${string}f${string}s${string}f${string}z${string}` | `${string}m${string}g${string}p${string}g${string}s${string}g${string}z${string}`
export type SetInAllSuits = `${string}m${string}A${string}p${string}A${string}s${string}A${string}z${string}` | `${string}m${string}B${string}p${string}B${string}s${string}B${string}z${string}` | `${string}m${string}C${string}p${string}C${string}s${string}C${string}z${string}` | `${string}m${string}D${string}p${string}D${string}s${string}D${string}z${string}` | `${string}m${string}E${string}p${string}E${string}s${string}E${string}z${string}` | `${string}m${string}F${string}p${string}F${string}s${string}F${string}z${string}` | `${string}m${string}G${string}p${string}G${string}s${string}G${string}z${string}` | `${string}m${string}H${string}p${string}H${string}s${string}H${string}z${string}` | `${string}m${string}I${string}p${string}I${string}s${string}I${string}z${string}`
export type Straight = (`${string}m${string}a${string}p${string}` & `${string}m${string}d${string}p${string}` & `${string}m${string}g${string}p${string}`) | (`${string}p${string}a${string}s${string}` & `${string}p${string}d${string}s${string}` & `${string}p${string}g${string}s${string}`) | (`${string}s${string}a${string}z${string}` & `${string}s${string}d${string}z${string}` & `${string}s${string}g${string}z${string}`)
export type InnerBlock = `${string}d${string}z${string}` | `${string}b${string}z${string}` | `${string}c${string}z${string}` | `${string}f${string}z${string}` | `${string}e${string}z${string}` | `${string}=2${string}z${string}` | `${string}=3${string}z${string}` | `${string}=4${string}z${string}` | `${string}=5${string}z${string}` | `${string}=6${string}z${string}` | `${string}=7${string}z${string}` | `${string}=8${string}z${string}` | `${string}B${string}z${string}` | `${string}C${string}z${string}` | `${string}D${string}z${string}` | `${string}E${string}z${string}` | `${string}F${string}z${string}` | `${string}G${string}z${string}` | `${string}H${string}z${string}`
export type InnerRank = `${string}5${string}` | `${string}4${string}` | `${string}6${string}` | `${string}3${string}` | `${string}7${string}` | `${string}2${string}` | `${string}8${string}`
export type AllDragons2 = X52 & X62 & X72
export type AllDragons3 = X53 & X63 & X73
export type AllWinds2 = X12 & X22 & X32 & X42
export type AllWinds3 = X13 & X23 & X33 & X43
