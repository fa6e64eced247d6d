import type * as en from '../en/responses';

export const responses: typeof en.responses = {
  come: 'יבואו',
  comeMany: 'יגיע אדם אחד |||| יגיעו %{smart_count}',
  read: 'לא יבואו; נא לקרוא את השם',
  kaddish: 'נא לדאוג לאמירת קדיש עבורם',
  honour: 'ישמחו לכיבוד, או לעבור לפני התיבה',
  call: 'מבקשים שיתקשרו אליהם',
  wrong: 'משהו אינו נכון, לדבריהם: ״%{text}״',
  death: 'מקרה פטירה במשפחה: ״%{text}״',
  other: 'להודיע גם: ״%{text}״',
  open: 'עדיין לא החליטו',
  service: 'המשפחה מבקשת שהשם ייקרא ב־%{date}',
};
