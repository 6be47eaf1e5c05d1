import type { ReactNode } from "react";
import * as field from "@/components/forms/form-field/form-field.module.scss";

/** A control of the desk below its label. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <span className={field.label}>{label}</span>
      {children}
    </label>
  );
}
