/** The civil months as lists have them: in English, French, Spanish, Portuguese, German, Russian and Hebrew. */
const LANGUAGES = [
  'january february march april may june july august september october november december',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'ינואר פברואר מרס אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
];

/** Small letters without accents. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const NAMES = LANGUAGES.flatMap((names) => names.split(' ').map((name, at) => [withoutAccents(name), at + 1] as const));

/** 1 to 12 for a month's name or a beginning of it of three letters or more that is no other's; 0 for any other word. */
export function monthNamed(word: string): number {
  const plain = withoutAccents(word);
  if (plain.length < 3 || /\d/.test(plain)) return 0;
  const [month, another] = new Set(NAMES.filter(([name]) => name.startsWith(plain)).map(([, month]) => month));
  if (month !== undefined) return another === undefined ? month : 0;
  return plain.startsWith('ב') ? monthNamed(plain.slice(1)) : 0;
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** 1 to 12 for a month in Roman numbers, as in 12.IV.1987; 0 for any other word. */
export const romanMonth = (word: string): number => ROMAN.indexOf(word) + 1;
