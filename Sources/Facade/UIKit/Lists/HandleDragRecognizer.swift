/// The pan gesture recognizer of a control by which a row is moved: it takes vertical drags before the list scrolls.
@MainActor package class HandleDragRecognizer: UIPanGestureRecognizer {
    private let follow: (UIPanGestureRecognizer) -> Void

    /// Creates a recognizer that calls a closure each time that it changes.
    package init(_ follow: @escaping (UIPanGestureRecognizer) -> Void) {
        self.follow = follow
        super.init(target: nil, action: nil)
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool { vector.y != 0 }

    override func sendActions() {
        super.sendActions()
        follow(self)
    }
}
