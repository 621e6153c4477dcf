import UIKit

/// What views say of how a bar looks.
struct BarLook: Equatable {
    /// What is behind the items.
    enum Background: Equatable {
        case color(Color)
        case material(Material)
    }

    var background: Background?
    /// Whether the background is shown wherever the content is scrolled; `nil` for where the content is below the bar.
    var isShown: Bool?
    var scheme: ColorScheme?

    /// Returns what is said here, and by a view around where nothing is.
    func completed(by outer: BarLook) -> BarLook {
        BarLook(
            background: background ?? outer.background, isShown: isShown ?? outer.isShown,
            scheme: scheme ?? outer.scheme)
    }
}

/// How bars look as views say.
enum BarLooksKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement: BarLook] { [:] }

    static func reduce(
        value: inout [ToolbarPlacement: BarLook], nextValue: () -> [ToolbarPlacement: BarLook]
    ) { value.merge(nextValue()) { $0.completed(by: $1) } }
}

extension View {
    /// Changes how bars look; the bar of the place where the view stands is the navigation bar here.
    nonisolated func barLook(of bars: [ToolbarPlacement], _ look: BarLook) -> some View {
        transformPreference(BarLooksKey.self) { looks in
            for bar in bars.isEmpty ? [.automatic] : bars {
                let bar = bar == .automatic ? .navigationBar : bar
                looks[bar] = look.completed(by: looks[bar] ?? BarLook())
            }
        }
    }
}

extension BarLook {
    /// Gives an appearance the background; without a color, that of the bar [chosen: the shadow stays].
    @MainActor func configure(_ appearance: UIBarAppearance) {
        if isShown == false { return appearance.configureWithTransparentBackground() }
        appearance.configureWithDefaultBackground()
        switch background {
        case .color(let color)?: appearance.backgroundColor = UIColor(color)
        case .material(let material)?: appearance.backgroundEffect = UIBlurEffect(style: material.style)
        case nil: break
        }
    }
}
