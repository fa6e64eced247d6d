/** What is asked when a contact has died. */
export const succession = {
  open: 'Who remembers now?',
  title: '%{name} has died',
  text: 'Cancel leaves a task in the bell. A yahrzeit that is decided later stands under “Without a rememberer”.',
  makeRecord: 'Make a record for %{name}?',
  recordThere: 'There is a record with the name %{name} already.',
  observes: '%{name} is told of it every year',
  whoRemembers: 'Who remembers from now on',
  later: 'Decide later',
  ask: 'Ask %{name} by letter',
  nobodyElse: 'Nobody else',
  others: 'Told already: %{names}',
  why: { household: 'same household', family: 'family', surname: 'same surname' },
  greeted: 'How letters greet the household from now on',
  done: 'It has been noted',
  failed: 'That could not be saved',
};
