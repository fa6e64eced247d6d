/** What a span says of itself: routes, statuses, names of queues, statements without their values. Never people. */
export type Facts = Record<string, string | number>;

/** One thing that is being done, as a collector will hear of it. */
export interface TracedSpan {
  /** Whether this trace is one of those that are kept. */
  readonly isKept: boolean;
  readonly traceparent: string;
  end(name?: string, facts?: Facts, failed?: boolean): void;
}

/** Where spans are begun, each after the one that `after` names, and from where they leave. */
export interface Spans {
  begin(kind: 'request' | 'job' | 'statement' | 'work', name: string, facts: Facts, after?: string): TracedSpan;
  flush(): Promise<void>;
}
