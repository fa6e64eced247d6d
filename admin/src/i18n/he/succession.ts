import type * as en from '../en/succession';

export const succession: typeof en.succession = {
  open: 'מי יזכור מעתה?',
  title: 'פטירה: %{name}',
  text: 'ביטול משאיר משימה בהתראות. יארצייט שיוכרע מאוחר יותר יופיע תחת ״ללא מי שזוכר״.',
  makeRecord: 'ליצור רשומת יארצייט: %{name}?',
  recordThere: 'כבר יש רשומה בשם %{name}.',
  observes: 'הודעה בכל שנה: %{name}',
  whoRemembers: 'מי יזכור מעתה',
  later: 'להחליט מאוחר יותר',
  ask: 'לשאול במכתב את %{name}',
  nobodyElse: 'אף אחד נוסף',
  others: 'כבר מקבלים הודעה: %{names}',
  why: { household: 'בני אותו בית', family: 'מן המשפחה', surname: 'אותו שם משפחה' },
  greeted: 'כיצד יפנו המכתבים לבני הבית מעתה',
  done: 'הדבר נרשם',
  failed: 'השמירה נכשלה',
};
