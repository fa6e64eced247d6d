import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { VERSION, type Config } from '../config/index.js';
import { collectorOf } from './collector.js';
import type { Facts, Spans, TracedSpan } from './spans.js';

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, statement: SpanKind.CLIENT, work: SpanKind.INTERNAL };

/**
 * Spans that leave for the collector, every few seconds and in one call. Which traces are kept is decided by their ids alone: by
 * every process alike, and by no header that a stranger sends.
 */
export function openSpans(config: Config): Spans {
  const exporter = new OTLPTraceExporter(collectorOf(config) ?? {});
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME ?? `zikaron-${config.ROLE}`,
      'service.version': VERSION,
    }),
    sampler: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('zikaron', VERSION);
  return {
    begin: (kind, name, attributes, after) =>
      asOurs(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextAfter(after))),
    flush: () => provider.forceFlush(),
  };
}

function asOurs(span: Span): TracedSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    isKept: span.isRecording(),
    traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
    end: (name?: string, facts: Facts = {}, failed = false) => {
      if (name) span.updateName(name);
      span.setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** As W3C writes it (https://www.w3.org/TR/trace-context/#traceparent-header). Nonsense is nobody's: a trace of its own begins. */
function contextAfter(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = ''] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/.exec(traceparent ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
