interface Bounce {
  /** The envelope's recipient: our return path. */
  readonly to: string;
  readonly action?: string;
  readonly status?: string;
  readonly recipient?: string;
  readonly original?: string;
  readonly reportType?: string;
  /** What the server says of it. */
  readonly reason?: string;
  /** How the machine-readable part is written. */
  readonly encoding?: 'base64' | 'quoted-printable';
}

/** A delivery status notification as Postfix writes it (RFC 3464). */
export function aBounce(bounce: Bounce): string {
  const { to, action = 'failed', status = '5.1.1', recipient = 'ploni@example.org', original } = bounce;
  const status822 = [
    'Reporting-MTA: dns; mx.example.org',
    'X-Postfix-Queue-ID: 4C1',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    ...(original ? [`Original-Recipient: rfc822;${original}`] : []),
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${bounce.reason ?? 'smtp; 550 5.1.1 <ploni@example.org>: Recipient\r\n    address rejected: User unknown'}`,
    '',
  ].join('\r\n');
  return [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${bounce.reportType ?? 'delivery-status'};`,
    '\tboundary="4C1.1/mx.example.org"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4C1.1/mx.example.org',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--4C1.1/mx.example.org',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    ...(bounce.encoding ? [`Content-Transfer-Encoding: ${bounce.encoding}`] : []),
    '',
    encoded(status822, bounce.encoding),
    '--4C1.1/mx.example.org',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'Subject: Yahrzeit',
    '',
    'In memory',
    '',
    '--4C1.1/mx.example.org--',
    '',
  ].join('\r\n');
}

function encoded(text: string, encoding: Bounce['encoding']): string {
  if (encoding === 'base64') return Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  return encoding ? text.replace(/=/g, '=3D').replace('Recipient\r\n', 'Recip=\r\nient\r\n') : text;
}

interface Complaint {
  /** The return path as the letter had it. */
  readonly returnPath: string;
  readonly feedback?: string;
  readonly recipient?: string | null;
  /** Where the return path stands: in the report, or only in the letter that goes with it. */
  readonly says?: 'report' | 'letter';
}

/** A complaint as mail programs' "spam" buttons make it (RFC 5965), to the address that was left for them. */
export function aComplaint({
  returnPath,
  feedback = 'abuse',
  recipient = 'ploni@example.org',
  says,
}: Complaint): string {
  return [
    'From: <feedback@mx.example.org>',
    'To: <abuse@zikaron.example>',
    'Subject: FW: Yahrzeit',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${feedback}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    ...(says === 'letter' ? [] : [`Original-Mail-From: <${returnPath}>`]),
    ...(recipient ? [`Original-Rcpt-To: <${recipient}>`] : []),
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    ...(says === 'letter' ? [`Return-Path: <${returnPath}>`] : []),
    'Subject: Yahrzeit',
    '',
    'In memory',
    '--part--',
    '',
  ].join('\r\n');
}
