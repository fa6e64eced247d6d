/** One written mail to one recipient. The relay goes by the envelope; the headers are only read by people. */
export interface Mail {
  readonly envelope: { readonly from: string; readonly to: string };
  /** Headers and body as they go over the line. */
  readonly content: Buffer;
}

/**
 * What one attempt came to. `accepted`: the relay answered 250. `unreachable`: there was no relay to talk to, which is no
 * fault of the mail. `deferred`: not taken now, try again; nothing went out.
 * `refused`: a permanent no. `unknown`: the line dropped or fell silent after the text had been handed over, so that it
 * may have gone out. `status` is the enhanced code of RFC 3463, for example `5.1.1`, when the relay gave one.
 */
export type Attempt =
  | { readonly outcome: 'accepted'; readonly response: string }
  | {
      readonly outcome: 'unreachable' | 'deferred' | 'refused' | 'unknown';
      readonly response: string;
      readonly status: string | null;
    };

/** The edge of the house towards the post: one mail, one attempt, one answer. It never throws. Tests bind another one. */
export abstract class Transport {
  /**
   * `begin` is asked when the relay waits for the text, before any of it is sent: where it answers false, or fails, nothing
   * goes out, and the attempt is `deferred`.
   */
  abstract send(mail: Mail, begin?: () => Promise<boolean>): Promise<Attempt>;

  /** Ends idle connections; what is under way comes to its end. */
  abstract close(): void;
}
