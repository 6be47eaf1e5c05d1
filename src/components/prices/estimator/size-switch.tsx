import { VehicleDrawing } from "@/components/prices/vehicle-drawing/vehicle-drawing";
import * as styles from "./estimator.module.scss";

interface SizeSwitchProps {
  sizes: Queries.EstimatorFragment["sizes"];
}

/** The sizes. CSS alone changes the prices in the same form (estimator.module.scss). */
export function SizeSwitch({ sizes }: SizeSwitchProps) {
  return (
    <>
      <fieldset className={`screen-only ${styles.sizes}`}>
        <legend className="visually-hidden">Vehicle size</legend>
        <div data-sizes="">
          {sizes.map(({ id, name }) => (
            <label key={id}>
              <input type="radio" name="vehicleSize" value={id} aria-describedby={`cars-${id}`} />
              <VehicleDrawing size={id} />
              <strong>{name}</strong>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.examples}>
        {sizes.map(({ id, name, examples }) => (
          <li key={id} id={`cars-${id}`}>
            <strong>{name}</strong> <span>{examples}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
