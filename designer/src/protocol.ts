import type { TemplateMetadata } from '@zikaron/contract';
import type { FieldWords } from './chips';

/** What the designer begins with. */
export interface Opening {
  letter: TemplateMetadata;
  language: 'en' | 'he';
  /** Example values of merge fields, by category and name. */
  samples: Record<string, Record<string, string>>;
  /** What the canvas calls fields and conditions. */
  fieldWords: FieldWords;
  /** The language of whoever writes, for the designer's own labels. */
  interfaceLanguage: 'en' | 'he';
}

/** What the page of a letter may ask of the designer in its frame. */
export interface DesignerAnswers {
  open(opening: Opening): void;
  /** Puts HTML where the caret stood last; false when it never stood in the letter. */
  put(html: string): Promise<boolean>;
  /** The letter as it stands in the designer, with what was typed last. */
  read(): Promise<TemplateMetadata>;
}

/** What the designer may ask of the page around it. */
export interface PageAnswers {
  /** The program of the frame is there. */
  here(): void;
  /** Somebody changed something. */
  dirty(): void;
  /** The caret came into the letter. */
  caret(): void;
  /** Keeps a picture: its address, or null where it could not be kept, which the page has said. */
  upload(file: Blob): Promise<string | null>;
  failed(message: string): void;
}

type Answers = Record<string, (said: never) => unknown>;
type Named<All> = {
  [Name in keyof All]: All[Name] extends (...said: infer Said) => infer Answer ? [Said, Answer] : never;
};

interface Message {
  readonly name: string;
  readonly said: unknown;
}

/** Asks the other window by the name of what it answers. Only a window of this site is told. */
export const asking =
  <All>(to: () => Window | null | undefined) =>
  <Name extends keyof All & string>(
    name: Name,
    ...[said]: Named<All>[Name][0]
  ): Promise<Awaited<Named<All>[Name][1]>> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        resolve(data as Awaited<Named<All>[Name][1]>);
        port1.close();
      };
      to()?.postMessage({ name, said } satisfies Message, window.location.origin, [port2]);
    });

/** Answers what one other window of this site asks; what anybody else says is not heard. The answer ends it. */
export function answering<All>(from: () => Window | null | undefined, answers: All & object): () => void {
  const hear = ({ origin, source, data, ports: [port] }: MessageEvent): void => {
    if (origin !== window.location.origin || source === null || source !== from()) return;
    const { name, said } = data as Message;
    if (!Object.hasOwn(answers, name)) return;
    void Promise.resolve((answers as Answers)[name]?.(said as never)).then((answer) => port?.postMessage(answer));
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
