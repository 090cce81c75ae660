import '#components/theme.css'
import '#components/shell/loader/loader.ts'
