import UIKit

/// The bar above the keyboard with the items that views put there, from the leading side on.
///
/// As UIKit's toolbars, it is 44 points high with 16 points beside the items [chosen].
final class KeyboardBar: UIView {
    private let background = UIToolbar()
    private let content = BarItemView(rootView: AnyView(EmptyView()))

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        addSubview(background)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        content.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    /// Shows views in an environment.
    func show(_ views: [AnyView], in environment: EnvironmentValues) {
        let row = HStack {
            ForEach(views.indices, id: \.self) { views[$0] }
        }
        content.show(AnyView(row.frame(maxWidth: .infinity, alignment: .leading)), in: environment)
        setNeedsLayout()
        layoutIfNeeded()
    }
}

/// A view that has a bar above the keyboard for the fields in it.
@MainActor protocol KeyboardBarOwner: UIView {
    var keyboardBar: KeyboardBar? { get }
}

extension _UIHostingView: KeyboardBarOwner {
    /// Shows the items that views put above the keyboard.
    func showAboveKeyboard(_ preferences: PreferenceValues, _ environment: EnvironmentValues) {
        let hadBar = keyboardBar != nil
        let entries = preferences.has(ToolbarKey.self) ? preferences[ToolbarKey.self] : []
        let views = entries.filter { $0.place == .keyboard }.map(\.view)
        keyboardBar = views.isEmpty ? nil : keyboardBar ?? KeyboardBar()
        keyboardBar?.show(views, in: environment)
        guard hadBar != (keyboardBar != nil), let field = Keyboard.input as? UIView else { return }
        if field.isDescendant(of: self) { field.reloadInputViews() }
    }
}

extension UIView {
    /// The bar above the keyboard that the nearest view around has.
    var keyboardBarAround: KeyboardBar? {
        var outer = superview
        while let view = outer {
            if let bar = (view as? any KeyboardBarOwner)?.keyboardBar { return bar }
            outer = view.superview
        }
        return nil
    }
}
