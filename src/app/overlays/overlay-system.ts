import { dialogAnatomy, drawerAnatomy, menuAnatomy } from "@chakra-ui/react/anatomy";
import { createSystem, defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Chakra's behaviour without its styling at run time: it sets class names only, and their styles stand in the static
 * sheet, made from the recipes beside this file.
 */
export const overlaySystem = createSystem({
	preflight: false,
	disableLayers: true,
	theme: {
		slotRecipes: {
			dialog: defineSlotRecipe({ className: "pt-dialog", slots: dialogAnatomy.keys() }),
			drawer: defineSlotRecipe({ className: "pt-drawer", slots: drawerAnatomy.keys() }),
			menu: defineSlotRecipe({ className: "pt-menu", slots: menuAnatomy.keys() }),
		},
	},
});
