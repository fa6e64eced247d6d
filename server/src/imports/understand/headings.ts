import { COMMENTS_OF_CELLS, type ImportField } from '@zikaron/contract';
import { hebrewAttribute, namesObservers, OBSERVER_IN_HEBREW, whoseInHebrew } from './hebrew-headings.js';

/** Whom a heading speaks of; null when it does not say. */
type Whose = 'deceased' | 'observer' | null;

export interface Heading {
  readonly field: ImportField | null;
  readonly whose: Whose;
  /** What it says of cells that `field` does not fit. */
  readonly otherwise?: ImportField;
}

/** What a column holds is told by so much of its heading. */
const TELLING_OF_HEADING = 300;

/** The heading as it is compared: small letters, no accents, no marks, "LName" as two words, one gender of two ("Angehörige/r"), nothing before a stroke ("d'inhumation"), one spelling of "Yahrzeit". The breve of й is no accent: it is another letter than и. */
const plainHeading = (heading: string): string =>
  heading
    .slice(0, TELLING_OF_HEADING)
    .normalize('NFKD')
    .replace(/(?!(?<=[иИ])\u0306)[\u0300-\u036f\u0591-\u05c7]/g, '')
    .normalize('NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=^YZ)(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<!\p{L})[dl]['’](?=\p{L})/gu, '')
    .replace(/(?<=\p{L})[/(](r|n|e|a|in)\)?(?!\p{L})/gu, '')
    .replace(/["'״׳`’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /(?<!\p{L})(heb|eng|decd?|dcd|mem|mbr|obs)(?=(date|name|day|month|year|no|num|[fl]name|first|last)(?!\p{L}))/gu,
      '$1 ',
    )
    .replace(
      /(?<!\p{L})(decd|dcd|decsd|dcsd|dec(?= ?(f|l|first|last|full|heb|hebrew)? ?names?(?!\p{L}))|dec(?= (first|last)$))(?!\p{L})/gu,
      'deceased',
    )
    .replace(/(?<!\p{L})(?:(mem|mbr)|obs)(?= ([fl] ?name|name|first|last)(?!\p{L}))/gu, (_, member) =>
      member ? 'member' : 'observer',
    )
    .replace(/(?<!\p{L})[yj][ao]h?r ?t?[sz]+(ei|ai|ie|i|e)t[eh]?(?!\p{L}{2})|(?<!\p{L})yz(?!\p{L})/gu, 'yahrzeit')
    .trim();

/** "Yahrzeit", "Yartzeit", "אזכרה" and nothing else: people write the name under it, or the day. */
export const saysYahrzeitAlone = (heading: string): boolean =>
  /^(yahrzeits?|ה?(יאה?רצ?צייט|יורצייט|יאר צייט|יארצייטים|אזכרה|אזכרות))$/.test(plainHeading(heading));

/** Whether a heading says in words that a day stands under it. */
export const saysDay = (heading: string): boolean => /date|death|dod|yahrzeit|תאריך|יום/.test(plainHeading(heading));

/** "Middle Name", "MI", "Отчество". */
export const saysMiddleName = (heading: string): boolean =>
  /(^|\s)middle( name| initial)?$|^mi$|(^|\s)(отчество|zweiter vorname|segundo nombre|deuxieme prenom|שם אמצעי)$/.test(
    plainHeading(heading),
  );

/** "Yahrzeit Name", in any spelling. */
export const namesYahrzeit = (heading: string): boolean => /yahr/.test(plainHeading(heading));

const OBSERVER =
  /\b(observers?|observed by|who observes|observing|mourners?|contacts?|members?|notify|notified|next of kin|relatives?|congregants?|sponsors?|donors?|payers?|household|head( of( the)? (household|family))?|family member|send to|deudos?|familiar(es)?|parientes?|parentes?|contacto|miembro|observateurs?|proches?|membre|fideles?|endeuilles?|enlutados?|membro|angehorige[rn]?|mitglied|hinterbliebene[rn]?|a (prevenir|contacter)|avisar|zu benachrichtigen|ansprechpartner(in)?)\b|родственник|член общины|контакт|кадиш/;
/** "Mourner 2", "Contact no. 2": the number behind a word for those who observe says which of them is meant. */
const NUMBERED = new RegExp(`(${OBSERVER.source}|${OBSERVER_IN_HEBREW.source}) ?(?:no |number )?([1-9])(?!\\d)`, 'u');

/** "Email 2", "Relation 2": of the second, where a list has columns for several. "Address 2" is a second line. */
const REACHED_AT = /(?:mail|phone|tel|cell|mobile|relation(?:ship)?|kinship|דואל|מייל|טלפון|נייד|קרבה) ?([1-9])$/;

/** Of a list with columns for several who observe, which of them each heading means; 1 where it does not say. */
export function observerNumbers(headings: readonly string[]): number[] {
  const plain = headings.map((heading) => withNumberApart(plainHeading(heading)));
  const own = plain.map((heading) => Number(NUMBERED.exec(heading)?.at(-1) ?? 1));
  return own.map((number, at) => {
    const beside = Number(REACHED_AT.exec(plain[at] ?? '')?.[1] ?? 1);
    return number === 1 && own.includes(beside) ? beside : number;
  });
}

/** "M1 Email" is of the first who mourns. */
const withNumberApart = (plain: string): string =>
  plain.replace(/(?<=\p{L})(?=\d)/gu, ' ').replace(/^(m|mrn|obs) (?=[1-9](?!\d))/, 'mourner ');
const unnumbered = (plain: string): string => {
  const apart = withNumberApart(plain);
  return NUMBERED.test(apart) ? apart.replace(NUMBERED, '$1') : plain;
};

/** Whether two headings say the same of two who observe: "Mourner 2 Email" and "Mourner 1 Email". */
export function sayTheSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((heading) => unnumbered(plainHeading(heading)).replace(/ ?[1-9]$/, ''));
  return first === second;
}

const DECEASED =
  /\b(deceased|decedent|departed|memorialized|honoree|in memory of|niftar|loved one|defunte?|disparue?|difunt[oa]|fallecid[oa]|falecid[oa]|verstorbene[rn]?)\b|умерш|покойн|усопш/;
const NAME_WORDS = /\b(name|nombre|nom|nome|names)\b|имя/;

/** What a heading names, most telling first; about whom comes from the words beside it. */
const ATTRIBUTES: readonly (readonly [ImportField, RegExp])[] = [
  [
    'remindedBy',
    /^(yahrzeit |observer |mourner |member )?(remind(ed|ers?)?|notif(y|ied|ications?)|notices?|letters?|contact|communication|delivery)( sent)? (by|via|method|preference|pref|type|mode|option|y n|yes no|wanted|requested)$|\b(send|receives?|wants?|gets?)( (an?|the|yahrzeit|out|by|via))* (notices?|notifications?|reminders?|letters?|e ?mails?|mail)\b|\b(do not|dont|no) (contact|notif\w*|send|mail\w*|e ?mail\w*|remind\w*|notices?|letters?|write)\b|^(yahrzeit|observer|mourner|member) (remind(ed|ers?)?|notif(y|ied|ications?)|notices?|letters?)$|^(opt(ed)? out|unsubscribed?|preferred( contact| communication)? method|how (to )?(notify|contact|remind)|send by|send|remind|reminders?|notices?|notifications?|letters?)$/,
  ],
  ['email', /\be ?mails?\b|\bcorreo\b|\bcourriel\b|электронн|эл почта/],
  [
    'mobilePhone',
    /\b(mobile|cell|cellular|cellphone|movil|celular|telemovel|portable|handy|mobil|mobiltelefon)\b|мобильн/,
  ],
  ['homePhone', /\b(home|landline|house) (tel|phone|telephone)|\bphone home\b|\bfijo\b|домашн/],
  ['phone', /\b(phones?|tel|telephone|telefono|telefone|telefon|telephones?|tel no|phone number)\b|телефон/],
  ['address2', /\b(address|street|addr|adresse|direccion) ?(line )?(2|two|ii)\b|^(apt|suite|unit|apartment)$/],
  [
    'city',
    /^(city|town|c) ?(st|state|s)?,? ?(zip|zip ?code|z)$|^(code postal|cp|plz|c p|postleitzahl) (ville|ort|stadt|localidad|ciudad)$/,
  ],
  [
    'postalCode',
    /^(cp|c p)$|\b(zip|zip ?code|postal ?code|post ?code|postcode|codigo postal|cep|code postal|plz|postleitzahl)\b|индекс/,
  ],
  ['city', /\b(city|town|ciudad|localidad|ville|cidade|stadt|wohnort|ort)\b|^город$/],
  ['state', /^(\w+ )?(state|province|region|provincia|bundesland|estado)$|^st$|^область$/],
  ['country', /\b(country|pais|pays|land)\b|^страна$/],
  ['address', /\b(address|addr|street|direccion|domicilio|adresse|endereco|anschrift|strasse)\b|адрес/],
  [
    'afterSunset',
    /sun ?set|sun ?down|^aft(er)? (sun|dark)$|^(before|after|b|a) (or )?(after|before|a|b)( dark)?$|nightfall|^nite$|after dark|night ?fall|\bevening\b|coucher|apres la (tombee de la )?nuit|puesta del sol|^day (or )?night$|atardecer|anochecer|por do sol|sonnenuntergang|закат|заход|^(time|hour)( of)?( day| (the )?death| passing)?$|^death time$|^heure( du deces| de( la)? mort)?$|^(uhrzeit|sterbezeit|todeszeit)$|^hora( d\w* (fallecimiento|muerte|obito|defuncion|morte))?$|^время( смерти| суток)?$/,
  ],
  [
    'printedObservance',
    /^(next|this year s?|current|upcoming|printed|observance|observed?|observe on|\d{4}) ?(secular |civil |english |gregorian |hebrew )?(yahrzeit|yahr\w*|observance|date)( date)?( \d{4})?$|^yahr\w* (\d{4}|observance|long date|this year|next)\b|^observance date|^(civil|english|secular) yahr\w* date \d{4}/,
  ],
  [
    'burialDate',
    /\b(burial|buried|funeral|interment|interred|entierro|enterrement|inhumation|obseques|enterro|sepultamento|beerdigung|bestattung|begrabnis)\b|погребен|похорон/,
  ],
  [
    'ageAtDeath',
    /^(age|aged|edad|idade|alter|alder|возраст)$|\b(age|edad|idade) (at|of|when|al|a la|en) |\bage au deces\b|\balter bei\b|возраст на момент/,
  ],
  ['hebrewYear', /\b(hebrew|heb|jewish) (year|yr)\b|\banno? hebre[ou]\b/],
  [
    'hebrewMonth',
    /\b(hebrew|heb|jewish|observance hebrew) (month|mo|mon)\b|\b(mois hebreu|mes hebreo|mes hebraico|hebraischer monat)\b/,
  ],
  ['hebrewDay', /\b(hebrew|heb|jewish) day\b|\b(jour hebreu|dia hebreo|dia hebraico|hebraischer tag)\b/],
  [
    'observeBy',
    /^(yahrzeit )?observes?$|^cal$|^(observe|observes|keeps) (by|on|per|according)\b|\bcalendar\b|^(heb|hebrew) (eng|english|civil|secular)$|^use (english|civil|secular)( date)?( or hebrew)?$|^(english|civil|secular)( date)? or hebrew$|\bcalendario\b|\bcalendrier\b|\bkalender\b/,
  ],
  [
    'fatherHebrewName',
    /\bfathers?( s)? (hebrew |heb )?name\b|\b(ben|bat) ?(father)?$|nom du pere|nombre del padre|nome do pai|name des vaters|имя отца/,
  ],
  [
    'motherHebrewName',
    /\bmothers?( s)? (hebrew |heb )?name\b|nom de la mere|nombre de la madre|nome da mae|name der mutter|имя матери/,
  ],
  [
    'hebrewName',
    /\b(hebrew|heb|jewish) (full )?name\b|\bname (in )?hebrew\b|\b(nom hebreu|nom hebraique|nombre hebreo|nome hebraico|hebraischer name)\b|еврейское имя/,
  ],
  [
    'hebrewDate',
    /\b(hebrew|heb|jewish)( date)?( of)?( death| yahrzeit| dod)?( date)?$|\b(hebrew|heb|jewish)\b.*\b(date|death|dod|yahr\w*)\b|^yahr\w*( date)?$|\b(date|dod|yahr\w*)\b.*\b(hebrew|heb|jewish)\b|\b(date hebraique|fecha hebrea|data hebraica|(hebraisches|judisches) (sterbe)?datum|judischer todestag)\b|еврейск\p{L}* дата|дата по еврейск/u,
  ],
  [
    'gregorianDate',
    /^(civil |english |secular |gregorian |greg )?(date|day)( of)?( deceased)?( death| passing| died)?$|^(died|dod|d o d|date dod|death|passed away|passed|deceased date|date deceased|eng|english|civil|secular)$|\b(death|dod|passing|decease)( ?date)?$|\bdate (of )?(death|passing|decease)|^(civil|english|secular|gregorian|greg) (date|death|dod)|^(deceased|died) (on|date)|\b(fecha( de)?( fallecimiento| muerte| defuncion)?|date( du| de)? deces|decede?e? le|deces|data( de| do)? (falecimento|obito|morte)|todestag|sterbedatum|todesdatum|gestorben( am)?|verstorben am)\b|дата смерти|дата кончины/,
  ],
  [
    'observerRelationship',
    /\b(relation(ship)?|kinship|related) (to|with|of) (the )?(deceased|departed|yahr\w*)\b|\b(mourner|observer)( s)? (relation(ship)?|kinship)\b/,
  ],
  [
    'relationship',
    /\brelation(ship)?s?\b|\brel$|\bkinship\b|^how related|\b(parentesco|parente|lien|verwandtschaft\w*|verhaltnis|beziehung)\b|родств(?!енник)|кем приход/,
  ],
  [
    'maidenName',
    /\b(maiden|birth|née?|nee|geburts|madchen) ?names?\b|^(née?|geb|geborene)$|\b(nom de (jeune fille|naissance)|geburtsname|madchenname|apellido de soltera|nome de solteira)\b|девичья/,
  ],
  ['tribe', /\b(tribe|kohen|levi|kohen levi|klY)\b/],
  ['gender', /\b(gender|sex|sexe|sexo|geschlecht|m f)\b|^пол$/],
  ['memberStatus', /\b(status|member type|membership|account status|estado socio|statut|mitgliedschaft)\b|статус/],
  ['leadDays', /\b(lead( time| days)?|days before|days ahead|notice days|reminder days)\b/],
  [
    'spouseName',
    /\b(spouse|sp|husband|wife|partner|conjoint|conyuge|esposa|esposo|conjuge|ehepartner|ehefrau|ehemann)\b|супруг/,
  ],
  ['plaque', /\b(plaques?|plq|location|tablet|board|placa|plaque n|tafel|leaf)\b|табличк/],
  [
    'notes',
    /\b(notes?|comments?|remarks?|memo|notas?|observaciones|observacoes|remarques?|observations?|bemerkung\w*|anmerkung\w*|notiz\w*)\b|примечан|заметк/,
  ],
  ['personDetails', /\b(details|about|biograph\w*|bio)\b/],
  ['observerTitle', /\b(title|prefix|salutation|honorific|titulo|titre|anrede)\b|титул|обращение/],
  [
    'lastName',
    /\b(last|sur|family|l) ?names?\b|\bsurname\b|\bapellidos?\b|\bnom de famille\b|\bsobrenome\b|\bnachname\b|фамилия|(^| )last$/,
  ],
  [
    'firstName',
    /\b(first|given|fore|f) ?names?\b|\bprenom\b|\bnombre de pila\b|\bprimeiro nome\b|\bvorname\b|^имя$|(^| )first$/,
  ],
];

/** What a program or an office calls its records by: the same in the next file. */
const PERSON_ID =
  /^(((yahr\w*|deceased|decedent|departed|niftar|record|plaque|person|zikaron) )?id|מזהה( נפטר| רשומה)?)$/;
/** The number of an observer, or of their family, in another program. */
const OBSERVER_ID =
  /^((observer|mourner|member|mem|mbr|family|fam|household|account|contact|breeze|donor|constituent|congregant) ?)+(id|number|num|no|code)$|^(מספר חבר|מזהה חבר)$/;

/** Which part of a civil date a column of its own holds; null for any other heading. */
export function partOfDate(heading: string): 'year' | 'month' | 'day' | null {
  const part =
    /^(?:(?:death|civil|english|secular|gregorian|dod) )?(year|month|day|annee|mois|jour|ano|mes|dia|jahr|monat|tag|год|месяц|день|שנה לועזית|חודש לועזי|יום לועזי)(?: of death)?$/.exec(
      plainHeading(heading),
    )?.[1];
  if (!part) return null;
  if (/^(year|annee|ano|jahr|год|שנה)/.test(part)) return 'year';
  return /^(month|mois|mes|monat|месяц|חודש)/.test(part) ? 'month' : 'day';
}

/** Above dates the day of the death, above "yes" and "no" whether a family keeps that calendar. */
const DATE_OR_WISH = /^(english|civil|secular)( date)?$/;

/** Above names who is to hear, above "yes" and "no" whether they wish to. */
const NAME_OR_WISH = /^(to be )?(notify|notified)$/;

/** A bare "Yahrzeit date" is above Hebrew days; beside a column that says so, above civil ones. */
const NAMES_HEBREW = /heb|jewish|judisch|еврейск|\p{Script=Hebrew}/u;

/** Headings that name an observer although they have no word for a name. */
const OBSERVER_ALONE =
  /^(famil(y|ie|ia)|family contacts?|contact person|family name and address|family members?|relatives?|(observed|remembered|survived) by|(person |family |member )?observing|head( of( the)? (household|family))?|observers?( s)?|mourners?( s)?|survivors?( s)?|kaddish( (sayers?|said by|by))?|congregant|account name|(\p{L}+ )*to (be )?(notif(y|ied)|contact(ed)?)|contact|member|notify|next of kin|who (observes|remembers)|sponsor|household|famille( endeuillee| en deuil)?|(personne )?a (prevenir|contacter)|avisar a|zu benachrichtigen|deudo|familiar|pariente|parente|observateur|proche|endeuilles?|angehorige[rn]?|nom du parent|родственник|кто (читает кадиш|поминает))$/u;
const NAME_ALONE =
  /^(name|full name|names?|yahr\w* ((full )?name|for|of)|who|nombre|nom|nome|nombre completo|nom complet|nome completo|nom et prenom|vollstandiger name|имя|ф ?и ?о|имя и фамилия|полное имя|name of( the)? .*)$/;

/** "Nom et prénom", "Name, Vorname", "Apellidos y nombres": both parts in one cell. */
const BOTH_NAMES =
  /\b(nom|apellidos?|name|nachname|last) (et |y |und |and )?(prenom|nombres?|vorname|first)\b|\b(prenom|vorname|nombres?|first) (et |y |und |and )?(nom|apellidos?|nachname|last)\b|фамилия (и )?имя/;

const OF_OBSERVER: Partial<Record<ImportField, ImportField>> = {
  firstName: 'observerFirstName',
  lastName: 'observerLastName',
  hebrewName: 'observerHebrewName',
  name: 'observerName',
};

/** The field of the observer that answers to one of the deceased. */
export const ofObserver = (field: ImportField): ImportField => OF_OBSERVER[field] ?? field;

/** "Died" below a merged "Deceased". */
const OF_DECEASED = /^(the )?(deceased|departed|niftar|defunte?|fallecido|verstorbener?) /;

const SPOUSE = /\b(spouse|husband|wife|partner)s?\b/;
const REACHED: ReadonlySet<ImportField> = new Set(['email', 'phone', 'mobilePhone', 'homePhone'] as const);

const OF_A_NAME: ReadonlySet<ImportField> = new Set([
  ...(['firstName', 'lastName', 'hebrewName', 'fatherHebrewName', 'motherHebrewName'] as const),
]);

/** What a heading says that its column holds; a heading that says nothing we know has no field. */
export function readHeading(heading: string): Heading {
  if (heading.startsWith(COMMENTS_OF_CELLS)) return { field: 'notes', whose: null };
  const plain = unnumbered(plainHeading(heading));
  if (OBSERVER_ID.test(plain)) return { field: 'observerId', whose: 'observer' };
  if (PERSON_ID.test(plain)) return { field: 'personId', whose: null };
  const said: Whose =
    whoseInHebrew(plain) ?? (DECEASED.test(plain) ? 'deceased' : OBSERVER.test(plain) ? 'observer' : null);
  const isWhole = BOTH_NAMES.test(plain);
  const own = attributeOf(plain);
  // "Yahrzeit Hebrew Name" is of who died, beside a bare "Hebrew Name".
  const whose = said ?? (own && OF_A_NAME.has(own) && /\byahrzeit\b/.test(plain) ? 'deceased' : null);
  const alone = own === undefined && whose === 'deceased' ? attributeOf(plain.replace(OF_DECEASED, '')) : own;
  const attribute = isWhole ? undefined : alone;
  // Whose it is when a couple has two, their own column says: it is not the member's.
  if (attribute && REACHED.has(attribute) && SPOUSE.test(plain)) return { field: null, whose: 'observer' };
  if (attribute && DATE_OR_WISH.test(plain)) return { field: attribute, whose, otherwise: 'observeBy' };
  if (attribute === 'observerTitle' && whose === null) return { field: attribute, whose, otherwise: 'title' };
  if (attribute === 'hebrewDate' && !NAMES_HEBREW.test(plain))
    return { field: attribute, whose, otherwise: 'gregorianDate' };
  if (attribute) return { field: placed(attribute, whose), whose };
  if (attribute === null) return { field: null, whose };
  if (NAME_OR_WISH.test(plain)) return { field: 'observerName', whose: 'observer', otherwise: 'remindedBy' };
  if (OBSERVER_ALONE.test(plain) || namesObservers(plain)) return { field: 'observerName', whose: 'observer' };
  if (whose === 'observer' && (isWhole || NAME_WORDS.test(plain))) return { field: 'observerName', whose };
  if (whose === 'deceased') return { field: 'name', whose };
  if (isWhole || NAME_ALONE.test(plain)) return { field: 'name', whose };
  return { field: null, whose };
}

/** Null where the words are known and have no field. */
function attributeOf(plain: string): ImportField | null | undefined {
  if (!plain || /^\d+$/.test(plain)) return undefined;
  const inHebrew = hebrewAttribute(plain);
  return inHebrew === undefined ? ATTRIBUTES.find(([, words]) => words.test(plain))?.[0] : inHebrew;
}

/** "Observer first name" is of the observer; a status or a wife of the deceased has no place of its own. */
function placed(attribute: ImportField, whose: Whose): ImportField | null {
  if (whose === 'observer') return attribute === 'maidenName' ? null : ofObserver(attribute);
  if (whose === 'deceased' && attribute === 'observerTitle') return 'title';
  if (whose === 'deceased' && ['memberStatus', 'spouseName'].includes(attribute)) return null;
  return attribute;
}
