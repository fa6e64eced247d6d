/** What is done with many rows of a list at once. */
export const bulk = {
  region: 'What to do with the chosen rows',
  chosen: '1 chosen |||| %{n} chosen',
  chooseAll: 'Choose all %{n}',
  change: 'Change',
  changeAll: 'Change all',
  write: 'Write to these',
  print: 'Print these',
  choose: 'Choose …',
  asCongregation: 'As the congregation keeps it',
  canUndo: 'It can be undone for 30 days, under "Recent changes".',
  would: {
    yahrzeits: 'This changes 1 record of %{of}. |||| This changes %{smart_count} of %{of} records.',
    observers: 'This changes 1 observer of %{of}. |||| This changes %{smart_count} of %{of} observers.',
    emails: 'It is about 1 letter of %{of}. |||| It is about %{smart_count} of %{of} letters.',
    jobs: 'This changes 1 job of %{of}. |||| This changes %{smart_count} of %{of} jobs.',
  },
  nothing: 'Nothing changes.',
  alreadySo: '1 is so already. |||| %{smart_count} are so already.',
  refused:
    '1 stays as it is: its two dates would contradict each other. |||| %{smart_count} stay as they are: their two dates would contradict each other.',
  notFitting:
    '1 is in another state, and stays as it is. |||| %{smart_count} are in another state, and stay as they are.',
  done: '1 changed |||| %{smart_count} changed',
  failed: 'Nothing was changed. %{reason}',
  undone: '1 is as it was before |||| %{smart_count} are as they were before',
  changedSince:
    '1 was changed since, and stays as it is. |||| %{smart_count} were changed since, and stay as they are.',
  undoFailed: 'It could not be undone. %{reason}',
  recent: 'Recent changes',
  recentTitle: 'Changes of many in the last 30 days',
  recentNone: 'Nothing was done with many at once.',
  wasUndone: 'Undone',
  of: {
    yahrzeits: '1 record |||| %{smart_count} records',
    observers: '1 observer |||| %{smart_count} observers',
    emails: '1 letter |||| %{smart_count} letters',
    jobs: '1 job |||| %{smart_count} jobs',
  },
  acts: {
    reminderDaysBefore: {
      title: 'Lead time',
      label: 'Days before the observance',
      do: 'Change |||| Change %{smart_count}',
    },
    calendar: { title: 'Calendar', label: 'Observed on', do: 'Change |||| Change %{smart_count}' },
    channel: { title: 'Reminded by', label: 'Reminded by', do: 'Change |||| Change %{smart_count}' },
    afterSunset: {
      title: 'After sunset',
      label: 'Did the deaths occur after sunset but before midnight?',
      do: 'Answer |||| Answer for %{smart_count}',
    },
    adarRule: { title: 'Custom of Adar', label: 'In a year with two Adars', do: 'Change |||| Change %{smart_count}' },
    archive: {
      name: 'Delete',
      title: 'Delete these records?',
      text: 'They leave the lists, and nothing is sent for them any more.',
      do: 'Delete |||| Delete %{smart_count}',
    },
    restore: {
      name: 'Restore',
      title: 'Restore these records?',
      text: 'They come back to the lists, and letters are sent for them again.',
      do: 'Restore |||| Restore %{smart_count}',
    },
    resend: {
      title: 'Send failed letters again',
      text: 'Letters that have failed leave again, to the address that the contact has now.',
      canUndo: 'They leave in half a minute; until then it can be undone.',
      do: 'Send again |||| Send %{smart_count} again',
    },
    cancel: {
      title: 'Withdraw waiting letters',
      text: 'Letters that wait are not sent, and their families are let go for this observance.',
      canUndo: 'It can be undone until the next night is planned.',
      do: 'Withdraw |||| Withdraw %{smart_count}',
    },
    arrived: {
      title: 'Uncertain letters arrived',
      text: 'Letters whose fate is uncertain count as sent.',
      canUndo: 'It can be undone for ten seconds.',
      do: 'It arrived |||| %{smart_count} arrived',
    },
    sendAgain: {
      title: 'Send uncertain letters again',
      text: 'Whoever got such a letter gets it twice.',
      canUndo: 'They leave in half a minute; until then it can be undone.',
      do: 'Send again |||| Send %{smart_count} again',
    },
    template: { title: 'Template', label: 'The letter that is sent', do: 'Change |||| Change %{smart_count}' },
  },
  jobActs: {
    archive: {
      name: 'Put away',
      title: 'Put these jobs away?',
      text: 'They leave the list and are not run. What they have sent stays known; letters that wait still leave.',
      do: 'Put away |||| Put %{smart_count} away',
    },
    restore: {
      name: 'Restore',
      title: 'Restore these jobs?',
      text: 'They come back to the list, and can be run again.',
      do: 'Restore |||| Restore %{smart_count}',
    },
  },
};

/** Two records of one person made one. */
export const merging = {
  button: 'Merge',
  confirm: 'Merge',
  whoStays: 'Which of the two stays?',
  stays: 'Stays',
  goes: 'Is merged into it',
  differ:
    'Where they differ, what the one that stays says is kept, and the rest goes into its notes. Merging can be undone for 30 days, under "Recent changes".',
  failed: 'The two could not be merged',
  contacts: {
    title: 'Merge two contacts',
    text: 'Choose the other contact who is the same person as %{name}. Observances, letters and history come together in one.',
    other: 'The other contact',
    joined: '1 observance |||| %{smart_count} observances',
    done: 'Contacts merged',
  },
  yahrzeits: {
    title: 'Merge two yahrzeits',
    text: 'Choose the other record of %{name}. Observers, letters, holds and history come together in one.',
    other: 'The other record',
    joined: '1 observer |||| %{smart_count} observers',
    done: 'Yahrzeits merged',
  },
  proposed: {
    title: 'Entered twice?',
    intro: 'Records that may be of one person. Look at each pair, and merge those that are.',
    panel: 'Entered twice?',
    none: 'Nobody seems to be here twice',
    noneText: 'No two records share a name with a date or a family.',
    pair: '%{one} and %{other}',
    merge: 'Merge %{one} and %{other}',
    same: { name: 'same name', date: 'same day', family: 'same family' },
  },
};
