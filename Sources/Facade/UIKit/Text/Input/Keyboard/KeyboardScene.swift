import Foundation
import LayoutSimViewTree
import QuartzCore
import LayoutSimUIKitArithmetic

/// The on-screen keyboard: its frame, its notifications, the input and accessory views, and the layout guides that
/// track it.
@MainActor final class KeyboardScene {
    /// The frame in screen coordinates; `nil` while the keyboard is hidden.
    private(set) var frame: CGRect?
    private var window: KeyboardWindow?
    private var arrival: EventTimer?
    private let guided = WeakViews()
    /// The window of the responder that has the keyboard.
    private weak var served: UIWindow?

    /// Shows, changes, or hides the keyboard for a new first responder.
    ///
    /// If the keyboard was already visible, only its frame changes; otherwise it shows, as the documentation of
    /// `UITextFieldDelegate` describes.
    func follow(_ responder: UIResponder?) {
        let height = responder.map(KeyboardFrame.height) ?? 0
        let screen = UIScreen.main.bounds
        let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: frame?.height ?? height)
        let new = height > 0 ? CGRect(x: 0, y: screen.height - height, width: screen.width, height: height) : nil
        guard new != nil || frame != nil else { return }
        let (before, after) = (frame ?? hidden, new ?? hidden)
        let kinds: [String] =
            switch (frame, new) {
            case (nil, _): ["ChangeFrame", "Show"]
            case (_, nil): ["ChangeFrame", "Hide"]
            default: ["ChangeFrame"]
            }
        frame = new
        arrival?.cancel()
        post(kinds, "Will", from: before, to: after)
        showViews(of: new == nil ? nil : responder)
        moveGuides()
        tellFollowers((responder as? UIView)?.window)
        arrival = EventTimer(after: duration, "the keyboard") { [weak self] in
            self?.post(kinds, "Did", from: before, to: after)
        }
    }

    /// Updates the keyboard's size after the screen rotated.
    func screenDidTurn() { if frame != nil { follow(FirstResponder.current) } }

    private var duration: Double { KeyboardMotion.duration(onVersion: SimulatedDevice.current.majorVersion) }

    private func post(_ kinds: [String], _ tense: String, from before: CGRect, to after: CGRect) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMotion.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for kind in kinds {
            NotificationCenter.default.post(
                name: NSNotification.Name("UIKeyboard\(tense)\(kind)Notification"), object: UIScreen.main,
                userInfo: info)
        }
    }

    // MARK: Views

    private func showViews(of responder: UIResponder?) {
        let (accessory, input) = (responder?.inputAccessoryView, responder?.inputView)
        guard let frame, accessory != nil || input != nil else {
            window?.isHidden = true
            window = nil
            return
        }
        let window = window ?? KeyboardWindow(frame: UIScreen.main.bounds)
        for view in window.subviews where view !== accessory && view !== input { view.removeFromSuperview() }
        var y = frame.minY
        for view in [accessory, input].compactMap(\.self) {
            let height = KeyboardFrame.ownHeight(of: view)
            view.frame = CGRect(x: 0, y: y, width: frame.width, height: height)
            if view.superview !== window { window.addSubview(view) }
            y += height
        }
        self.window = window
        window.isHidden = false
        window.layoutIfNeeded()
    }

    // MARK: Followers

    private func tellFollowers(_ window: UIWindow?) {
        let former = served
        served = window
        window?.tellKeyboardFollowers()
        if former !== window { former?.tellKeyboardFollowers() }
    }

    // MARK: Guides

    /// Makes a view's guide track the keyboard from now on; one whose responder is gone hides before.
    func guide(_ view: UIView) {
        if FirstResponder.current == nil { follow(nil) }
        guided.add(view)
        move(view)
    }

    private func moveGuides() { for view in guided.all { move(view) } }

    /// Updates a view's guide: while the keyboard covers part of the view, constraints hold the guide to that part.
    private func move(_ view: UIView) {
        let guide = view.keyboardGuide
        guide.hold.forEach { $0.isActive = false }
        guide.hold = []
        let covered = coveredHeight(of: view)
        if guide.usesBottomSafeArea, covered <= view.safeAreaInsets.bottom { return guide.rest(in: view) }
        guide.rise(in: view)
        guide.hold = [
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: covered),
        ]
        NSLayoutConstraint.activate(guide.hold)
    }
}

extension KeyboardScene {
    /// The height of the part of a view that the keyboard covers from below, in points.
    func coveredHeight(of view: UIView) -> CGFloat {
        guard let frame, let window = view.window else { return 0 }
        let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil as UIView?).y
        return max(0, bottom - window.convert(frame, from: nil as UIView?).minY)
    }
}

/// The window of the input views; touches outside them pass through to the app.
@MainActor final class KeyboardWindow: UIWindow {
    override var canBecomeKey: Bool { false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = Level(1)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A collection of weakly referenced views.
@MainActor private final class WeakViews {
    private var views: [Weak<UIView>] = []

    var all: [UIView] { views.compactMap(\.object) }

    func add(_ view: UIView) {
        views.removeAll { $0.object == nil || $0.object === view }
        views.append(Weak(view))
    }
}

extension UIKeyboardLayoutGuide {
    /// Makes the guide an ordinary one that constraints position.
    fileprivate func rise(in view: UIView) {
        guard kind != nil else { return }
        kind = nil
        view.state.guides.append(self)
        view.layoutInputChanged()
    }

    /// Resets the guide to the area below the safe area.
    fileprivate func rest(in view: UIView) {
        guard kind == nil else { return }
        kind = .keyboard
        view.state.guides.removeAll { $0 === self }
        view.layoutInputChanged()
    }
}

extension UIApplication {
    /// The frame of the keyboard in screen coordinates; `nil` while it is hidden.
    package var keyboardFrame: CGRect? { keyboard.frame }
}
