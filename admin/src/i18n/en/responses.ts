/** What families answer to letters. */
export const responses = {
  come: 'They will come',
  comeMany: 'One person will come |||| %{smart_count} will come',
  read: 'They cannot come; the name is to be read',
  kaddish: 'Kaddish is to be said for them',
  honour: 'They would like an honour, or to lead',
  call: 'They ask for a call',
  wrong: 'They say what is wrong: “%{text}”',
  death: 'There has been a death in the family: “%{text}”',
  other: 'To be told too: “%{text}”',
  open: 'They have not decided yet',
  service: 'They ask that the name be read on %{date}',
};
