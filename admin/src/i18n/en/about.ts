/** What stands on the pages to read: when the sun sets; the site's terms, and what it keeps about people, to which whoever runs it may add. */
export const aboutTexts = {
  sunset: {
    title: 'Sunset today',
    description: 'When the sun sets today where you are, and why a yahrzeit begins with it.',
    told: 'At about this hour the sun sets today in %{city}, the largest city of your time zone. Where you are it may be earlier or later.',
    untold:
      'Nothing can be said here about your sunset: the browser has not told a time zone in which we know a city, and nothing else is asked of it.',
    why: 'A yahrzeit that falls tomorrow begins with it, and its candle is lit then; on a Friday before the Shabbat candles, after Shabbat at nightfall. Zikaron works the hour out for the congregation’s own place, and says it in the letter.',
  },
  terms: {
    title: 'Terms',
    description: 'What this site does for a congregation, and what it asks of it.',
    lead: 'What this site does for a congregation, and what it asks of it. Zikaron is free software that anyone may run. This copy, %{site}, is run by its own operator; these terms are between the operator and the congregations that use it.',
    parts: [
      {
        title: 'What it does',
        text: 'It keeps a congregation’s yahrzeits, works out the dates, and writes to the families whom the congregation names. Dates follow the customs that the congregation has set. Where a custom is in doubt, the rabbi decides, and no program.',
      },
      {
        title: 'Whose the records are',
        text: 'The congregation’s. It can take all of them along as files at any time, and erase them. The operator uses them for this service and for nothing else.',
      },
      {
        title: 'What a congregation sees to',
        text: 'That it may keep what it enters, and may write to those whom it writes to; that a family who wants no letters gets none; that whoever signs in keeps the password to themselves.',
      },
      {
        title: 'What nobody can promise',
        text: 'A letter may be late, or be refused on its way: the pages say which families have not been told. The program comes without warranty, as its licence says. No remembrance should rest on a machine alone.',
      },
      {
        title: 'Money',
        text: 'Where plans are sold, the price of each stands beside it before anything is bought. Whoever ends a subscription has what was paid for until its last day, and nothing that was recorded is lost afterwards.',
      },
      {
        title: 'Ending',
        text: 'A congregation may leave at any time and take its records along. The operator may close the site to a congregation that does harm by it; its records are still its own.',
      },
      {
        title: 'What else may hold',
        text: 'The operator may agree on more with a congregation in writing, and answers to the law of the place where the site is run.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    description: 'What this site keeps about people, what for, who sees it, and whom to ask.',
    lead: 'What this site keeps about people, what for, and whom to ask. This copy of Zikaron, %{site}, is run by its own operator; what is kept about people is each congregation’s.',
    parts: [
      {
        title: 'What is kept',
        text: 'Of those who died: names, dates, and what their congregation has noted. Of families: names, addresses, whom they remember, and which letters were written to them. Of those who work here: name, address, and what they changed and when. All of it tells of religion, and is treated so.',
      },
      {
        title: 'What for',
        text: 'To work out dates, to write to families in time, and to show a congregation that nobody is forgotten. It is not sold, and nothing is advertised with it.',
      },
      {
        title: 'Who sees it',
        text: 'The members of the congregation, each as far as their role goes, and no other congregation. The operator looks at its pages only when an owner allows it and for as long as that, and every look is written down. Whoever runs the machines could read what is on them, here as anywhere.',
      },
      {
        title: 'Who else takes part',
        text: 'Letters pass through the mail service that the operator has chosen. Where payment is by card, the card provider takes it. The operator may have faults of the program reported to a service, without names and addresses.',
      },
      {
        title: 'In your browser',
        text: 'Nobody is counted or followed. A cookie is set when you choose a language and when you sign in, for that alone. The browser itself keeps that you are signed in, and how you like to see the pages.',
      },
      {
        title: 'In letters',
        text: 'No letter reports that it was opened. In each there is a link by which a family changes how it is written to, or is written to no more, without an account.',
      },
      {
        title: 'How long',
        text: 'As long as the congregation keeps it. A person can be erased for good; of the address a fingerprint stays, in which it cannot be read but would be known again, so that nobody writes there anew. Backups hold what was erased until they run out.',
      },
      {
        title: 'Whom to ask',
        text: 'The office of your congregation: it can show you what is kept about you, correct it and erase it.',
      },
    ],
    write: 'You may also write to those who run this site:',
  },
};
