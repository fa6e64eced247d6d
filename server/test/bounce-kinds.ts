/** What comes back, by whom: 22 kinds, all invented, each as its server writes it. `path` is our return path, `id` the letter's. */
export interface BounceKind {
  readonly by: string;
  readonly mail: (letter: { path: string; id: string; to: string }) => string;
  /** What is understood of it; `gone` where the address is written to no more. */
  readonly says: { kind: 'bounced' | 'deferred' | 'complained'; status: string | null; gone: boolean };
}

const crlf = (...lines: string[]): string => lines.join('\r\n');
const head = (path: string, from: string, subject: string, ...more: string[]): string =>
  crlf(
    'Return-Path: <>',
    `Delivered-To: ${path}`,
    `From: ${from}`,
    `To: ${path}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    ...more,
  );
const original = (id: string): string =>
  crlf(`Message-ID: <${id}@zikaron.example>`, 'Subject: Yahrzeit', '', 'In memory');

interface Report {
  type?: string;
  status: string;
  recipient?: string;
  diagnostic?: string;
  action?: string;
  letterType?: string;
  statusType?: string;
}

/** A report in parts; `type` as the server writes its Content-Type. */
function report(path: string, id: string, from: string, subject: string, over: Report): string {
  const {
    type = 'multipart/report; report-type=delivery-status',
    action = 'failed',
    recipient = 'ploni@example.org',
  } = over;
  return crlf(
    head(path, from, subject, `Content-Type: ${type}; boundary="=_b"`),
    ...['', '--=_b', 'Content-Type: text/plain; charset=utf-8', '', 'This mail came back.', ''],
    ...[
      '--=_b',
      `Content-Type: ${over.statusType ?? 'message/delivery-status'}`,
      '',
      'Reporting-MTA: dns; mx.example.org',
      '',
    ],
    ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, `Status: ${over.status}`],
    ...(over.diagnostic ? [`Diagnostic-Code: ${over.diagnostic}`] : []),
    ...['', '--=_b', `Content-Type: ${over.letterType ?? 'message/rfc822'}`, '', original(id), '', '--=_b--', ''],
  );
}

const DAEMON = 'MAILER-DAEMON@mx.example.org (Mail Delivery System)';
const gone = (status: string | null = '5.1.1') => ({ kind: 'bounced', status, gone: true }) as const;
const back = (status: string | null) => ({ kind: 'bounced', status, gone: false }) as const;
const COMPLAINED = { kind: 'complained', status: null, gone: true } as const;

export const BOUNCE_KINDS: readonly BounceKind[] = [
  {
    by: 'Postfix',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Undelivered Mail Returned to Sender', {
        status: '5.1.1',
        diagnostic: 'smtp; 550 5.1.1 <ploni@example.org>: User unknown',
      }),
    says: gone(),
  },
  {
    by: 'Sendmail, with the headers of the letter only',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Returned mail: see transcript for details', {
        status: '5.1.2',
        letterType: 'text/rfc822-headers',
      }),
    says: gone('5.1.2'),
  },
  {
    by: 'Exim, in words alone',
    mail: ({ path, id, to }) =>
      crlf(
        head(
          path,
          'Mail Delivery System <Mailer-Daemon@mx.example.org>',
          'Mail delivery failed: returning message to sender',
          `X-Failed-Recipients: ${to}`,
          'Auto-Submitted: auto-replied',
        ),
        ...['', 'This message was created automatically by mail delivery software.', ''],
        ...[
          'A message that you sent could not be delivered to one or more of its',
          'recipients. This is a permanent error. The following address(es) failed:',
          '',
        ],
        ...[
          `  ${to}`,
          '    host mx.example.org [192.0.2.1]',
          '    SMTP error from remote mail server after RCPT TO:',
          '    550 5.1.1 User unknown',
          '',
        ],
        ...['------ This is a copy of the message, including all the headers. ------', '', original(id)],
      ),
    says: gone(),
  },
  {
    by: 'Exim, without an enhanced code',
    mail: ({ path, to }) =>
      crlf(
        head(
          path,
          'Mail Delivery System <Mailer-Daemon@mx.example.org>',
          'Mail delivery failed: returning message to sender',
          `X-Failed-Recipients: ${to}`,
        ),
        ...['', `  ${to}`, '    Unrouteable address: no such user here', ''],
      ),
    says: gone(null),
  },
  {
    by: 'qmail',
    mail: ({ path, id, to }) =>
      crlf(
        head(path, 'MAILER-DAEMON@mx.example.org', 'failure notice'),
        ...[
          '',
          'Hi. This is the qmail-send program at mx.example.org.',
          "I'm afraid I wasn't able to deliver your message to the following addresses.",
          'This is a permanent error; I have given up. Sorry it did not work out.',
          '',
        ],
        ...[
          `<${to}>:`,
          'Sorry, no mailbox here by that name. (#5.1.1)',
          '',
          '--- Below this line is a copy of the message.',
          '',
          original(id),
        ],
      ),
    says: gone(),
  },
  {
    by: 'Domino',
    mail: ({ path, id }) =>
      report(path, id, 'Postmaster@notes.example.org', 'DELIVERY FAILURE: User ploni not listed in Domino Directory', {
        status: '5.0.0',
        diagnostic: 'X-Notes; User ploni (ploni@example.org) not listed in Domino Directory; 550 5.1.1',
      }),
    says: gone(),
  },
  {
    by: 'Exchange Online, 5.4.1',
    mail: ({ path, id }) =>
      report(path, id, 'postmaster@example.org', 'Undeliverable: Yahrzeit', {
        status: '5.4.1',
        diagnostic: 'smtp;550 5.4.1 Recipient address rejected: Access denied.',
      }),
    says: gone('5.4.1'),
  },
  {
    by: 'a mailbox that was switched off, 5.2.1',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Delivery Status Notification (Failure)', {
        status: '5.2.1',
        diagnostic: 'smtp; 550-5.2.1 The email account that you tried to reach is disabled.',
      }),
    says: gone('5.2.1'),
  },
  {
    by: 'a full mailbox',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Undeliverable', { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 mailbox full' }),
    says: back('5.2.2'),
  },
  {
    by: 'one that wants no such mail',
    mail: ({ path, id }) => report(path, id, DAEMON, 'Undeliverable', { status: '5.7.1' }),
    says: back('5.7.1'),
  },
  {
    by: 'a status of x.0.0 whose words say more',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'failure notice', {
        status: '5.0.0',
        diagnostic: 'smtp; 550 5.1.10 Recipient not found',
      }),
    says: gone('5.1.10'),
  },
  {
    by: 'a report without report-type',
    mail: ({ path, id }) => report(path, id, DAEMON, 'Undeliverable', { type: 'multipart/report', status: '5.1.1' }),
    says: gone(),
  },
  {
    by: 'a report that calls itself mixed',
    mail: ({ path, id }) => report(path, id, DAEMON, 'Undeliverable', { type: 'multipart/mixed', status: '5.1.1' }),
    says: gone(),
  },
  {
    by: 'a server that cuts off what follows the plus',
    mail: ({ id }) => report('bounces@zikaron.example', id, DAEMON, 'Undeliverable', { status: '5.1.1' }),
    says: gone(),
  },
  {
    by: 'the same, in words alone',
    mail: ({ id, to }) =>
      crlf(
        head('bounces@zikaron.example', 'MAILER-DAEMON@mx.example.org', 'failure notice'),
        ...[
          '',
          `<${to}>:`,
          '550 5.1.1 unknown user',
          '',
          '--- Below this line is a copy of the message.',
          '',
          original(id),
        ],
      ),
    says: gone(),
  },
  {
    by: 'a server that has not given up yet',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Delayed Mail (still being retried)', { action: 'delayed', status: '4.4.1' }),
    says: { kind: 'deferred', status: '4.4.1', gone: false },
  },
  {
    by: 'the same, in words alone',
    mail: ({ path }) =>
      crlf(
        head(path, 'Mail Delivery System <Mailer-Daemon@mx.example.org>', 'Warning: message delayed 24 hours'),
        '',
        'The message has not yet been delivered. No action is required on your part.',
        '',
      ),
    says: { kind: 'deferred', status: null, gone: false },
  },
  {
    by: 'an internationalized report (RFC 6533)',
    mail: ({ path, id }) =>
      report(path, id, DAEMON, 'Undeliverable', {
        type: 'multipart/report; report-type=global-delivery-status',
        statusType: 'message/global-delivery-status',
        status: '5.1.1',
      }),
    says: gone(),
  },
  {
    by: 'a small server with a sentence of its own',
    mail: ({ path, to }) =>
      crlf(
        head(path, 'postmaster@example.org', 'Zustellung fehlgeschlagen'),
        '',
        `Ihre Nachricht an <${to}> konnte nicht zugestellt werden: 550 5.1.1`,
        '',
      ),
    says: gone(),
  },
  {
    by: 'a complaint (ARF)',
    mail: ({ path, to }) => feedback(path, to),
    says: COMPLAINED,
  },
  {
    by: 'a complaint whose reader is blacked out',
    mail: ({ path }) => feedback(path, 'redacted-1a2b@example.org'),
    says: COMPLAINED,
  },
  {
    by: 'Outlook.com, a complaint that is the letter alone',
    mail: ({ id, to }) =>
      crlf(
        ...[
          'From: staff@hotmail.com',
          'To: abuse@zikaron.example',
          'Subject: complaint about message from 192.0.2.7',
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary="=_b"',
          '',
        ],
        ...[
          '--=_b',
          'Content-Type: message/rfc822',
          '',
          `X-HmXmrOriginalRecipient: ${to}`,
          original(id),
          '',
          '--=_b--',
          '',
        ],
      ),
    says: COMPLAINED,
  },
];

function feedback(path: string, recipient: string): string {
  return crlf(
    ...['From: feedback@mx.example.org', 'To: abuse@zikaron.example', 'Subject: FW: Yahrzeit', 'MIME-Version: 1.0'],
    ...[
      'Content-Type: multipart/report; report-type=feedback-report; boundary="=_b"',
      '',
      '--=_b',
      'Content-Type: text/plain',
      '',
      'An abuse report.',
    ],
    ...[
      '--=_b',
      'Content-Type: message/feedback-report',
      '',
      'Feedback-Type: abuse',
      'Version: 1',
      `Original-Mail-From: <${path}>`,
      `Original-Rcpt-To: <${recipient}>`,
      '',
    ],
    ...['--=_b', 'Content-Type: message/rfc822', '', 'Subject: Yahrzeit', '', 'In memory', '--=_b--', ''],
  );
}
