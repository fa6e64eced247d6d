import type { MailProviderName } from '@zikaron/contract';

/**
 * How each mail service is told which letter this is, so that its news name it. SES needs no telling: its news name the
 * return path. @see delivery, which reads what comes back
 */
const HEADERS: Record<MailProviderName, (id: string) => Record<string, string>> = {
  ses: () => ({}),
  sendgrid: (id) => ({ 'X-SMTPAPI': JSON.stringify({ unique_args: { zikaron_message: id } }) }),
  mailgun: (id) => ({ 'X-Mailgun-Variables': JSON.stringify({ zikaron_message: id }) }),
  postmark: (id) => ({ 'X-PM-Metadata-zikaron-message': id }),
};

export const providerHeaders = (providers: readonly MailProviderName[], messageId: string): Record<string, string> =>
  Object.assign({}, ...providers.map((provider) => HEADERS[provider](messageId))) as Record<string, string>;
