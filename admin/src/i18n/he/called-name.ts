import type * as en from '../en/called-name';

export const calledName: typeof en.calledName = {
  title: 'כפי שקוראים',
  titleOf: 'איך קוראים בשם: %{name}',
  none: 'עדיין אין שם עברי.',
  proposed: 'אולי באותיות עבריות:',
  inferred: 'הוסק מן השם העברי ומדברי המשפחה; עדיין לא אושר.',
  isConfirmed: 'אושר.',
  confirmedBy: 'אושר בידי %{name}',
  confirm: 'בדיקה ואישור',
  typed: 'השם העברי כפי שנכתב, והוא נשאר:',
  askFamily: 'יש לשאול את המשפחה איך הוגים:',
  parts: {
    honorific: 'תואר',
    given: 'שם פרטי',
    father: 'שם האב',
    mother: 'שם האם',
    tribe: 'שבט',
    gender: 'מין',
  },
  tribes: { kohen: 'כהן', levi: 'לוי' },
  genders: { f: 'נקבה', m: 'זכר' },
  pronunciation: 'איך המשפחה הוגה את השם',
  pronunciationHint: 'באותיות לטיניות; ההברה המוטעמת באותיות גדולות. מופיע במקום ההגייה שבמילון.',
  prayers: { elMalei: 'אל מלא רחמים', hashkavah: 'השכבה', yizkor: 'יזכור' },
  saved: 'אושר: %{name}',
  failed: 'לא ניתן היה לשמור את השם',
};
