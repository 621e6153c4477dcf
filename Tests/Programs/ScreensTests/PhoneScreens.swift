import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

/// The phones of the badge screens, as the app knew them, without a catalog of devices.
enum Phone: String, CaseIterable {
    case w320x480, w320x568, w375x667, w414x736

    func viewport(_ orientation: Orientation = .portrait) -> Viewport {
        let portrait: Size =
            switch self {
            case .w320x480: Size(width: 320, height: 480)
            case .w320x568: Size(width: 320, height: 568)
            case .w375x667: Size(width: 375, height: 667)
            case .w414x736: Size(width: 414, height: 736)
            }
        let isPlus = self == .w414x736
        let isPortrait = orientation == .portrait
        return Viewport(
            deviceName: rawValue, orientation: orientation, size: isPortrait ? portrait : portrait.transposed,
            scale: isPlus ? 3 : 2, statusBarHeight: isPortrait ? 20 : 0,
            navigationBarHeight: isPortrait || isPlus ? 44 : 32,
            safeArea: EdgeInsets(top: isPortrait ? 20 : 0))
    }
}

/// The longest texts of the real data.
enum LongestTexts {
    static let title = "Probability and statistics: Random variables and probability distributions"
    static let description = "Achieve mastery in all skills in " + title
}

/// Lays out a screen with the system font of 2015.
func layout(_ screen: Screen) throws -> Layout {
    let typesetter = try Typesetter(era: .y2015)
    let grid = PixelGrid(scale: screen.viewport.scale)
    return LayoutEngine(screen) { text, width in
        let layout = typesetter.layout(text, width: width, grid: grid)
        return TextSize(size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }.layout()
}
