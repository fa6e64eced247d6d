import type { Config } from '../config/index.js';

/** Where spans go and what is shown there, as the settings say. */
interface Collector {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** The collector of the settings; null where they name none. */
export function collectorOf(
  config: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS'>,
): Collector | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
  if (!endpoint) return null;
  return { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers: headersOf(headers) };
}

/** `name=value,other=value`, percent-encoded, as the specification of the exporter has it. */
const headersOf = (said = ''): Record<string, string> =>
  Object.fromEntries(
    said
      .split(',')
      .map((one) => one.split('='))
      .flatMap(([name = '', ...value]) =>
        name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [],
      ),
  );
