import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '../report';
import { CrashScreen } from './CrashScreen';
import { isMissingPart } from './missing-part';

interface CrashBoundaryProps {
  /** What the page is called, where that is known although its program could not be fetched. */
  page?: string | undefined;
  children: ReactNode;
}

/** Shows the crash screen instead of a blank page, and reports what happened. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, _where: ErrorInfo): void {
    if (!isMissingPart(error)) void report(error);
  }

  override render(): ReactNode {
    return this.state.error ? <CrashScreen error={this.state.error} page={this.props.page} /> : this.props.children;
  }
}
