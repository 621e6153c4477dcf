import UIKit

/// What an element shows, as a view of UIKit: a text, a color, a picture, a control, or a layer around what lies below.
@MainActor protocol ElementDisplay {
    /// The view that shows it.
    associatedtype Shown: UIView

    /// The value from which code draws what is shown, in any size; `nil` for what is not drawn by code.
    var drawn: Any? { get }

    /// Makes the view.
    func makeView() -> Shown
    /// Has the view show the element; its frame is set already.
    func update(_ view: Shown, in context: DisplayContext)
    /// What is wrong with the numbers of what is shown in a size in points; `nil` for nothing.
    func fault(in size: CGSize) -> String?
    /// Whether a view of the time before shows the element still.
    func isCurrent(_ view: Shown) -> Bool
    /// Whether what is shown follows from the display, the frame and the traits, and nothing lies in the view.
    var isPlain: Bool { get }
    /// The numbers that animations change when the next display has others; `nil` for none.
    var numbers: [Double]? { get }
    /// Whether animations move what is shown and leave its size, as that of texts, which are not broken anew.
    var keepsSize: Bool { get }
    /// Returns the display with other numbers.
    func with(numbers: [Double]) -> Self
    /// The view that views below lie in; `nil` if they lie beside it.
    func container(of view: Shown) -> UIView?
    /// The view that the views of the second element below lie in, if that is another one.
    func secondContainer(of view: Shown) -> UIView?
}

extension ElementDisplay {
    var drawn: Any? { nil }
    var isPlain: Bool { false }
    var numbers: [Double]? { nil }
    var keepsSize: Bool { false }
    func with(numbers: [Double]) -> Self { self }
    func fault(in size: CGSize) -> String? { nil }
    func isCurrent(_ view: Shown) -> Bool { true }
    func container(of view: Shown) -> UIView? { nil }
    func secondContainer(of view: Shown) -> UIView? { nil }
}

/// What a view of an element is told when it is shown.
@MainActor struct DisplayContext {
    /// The environment of the hosting view.
    let traits: UITraitCollection
    /// The controller of the hosting view; `nil` if it has none.
    weak var controller: UIViewController?
    /// The content below, for scroll views; `nil` for others.
    var content: ScrolledContent?
    /// Has scroll views tell that they scrolled.
    var scrolled: () -> Void = {}
}
