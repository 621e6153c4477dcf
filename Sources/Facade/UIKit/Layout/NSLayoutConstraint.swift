public import Foundation
import LayoutSimCodeLines

/// A linear relation between two attributes of views and guides.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private(set) final var first = LayoutOperand(item: nil, attribute: .notAnAttribute)
    private(set) final var second: LayoutOperand?
    /// The view that holds the constraint while it is active.
    final var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.state.reference }
    }
    private var holderReference: ViewReference?
    /// The position of the constraint in the order of activation.
    final var order = 0
    /// Whether the constraint comes from a storyboard or xib.
    final var isOfFile = false
    /// The index of the constraint in the last layout.
    final var layoutIndex = -1
    /// The source location of the UIKit call that created the constraint.
    final var source: CodeLocation?
    /// The call stack that created the constraint; `nil` if source lines are not needed.
    final let stack = CallStack.current()
    private var storedRelation = Relation.equal
    private var storedMultiplier: CGFloat = 1
    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required

    @preconcurrency @MainActor public override init() { super.init() }

    convenience init(
        first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, at line: CodeLocation? = nil
    ) {
        self.init()
        source = line
        relate(first, relation, second, multiplier, constant)
    }

    private func relate(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        self.first = first
        self.second = second
        check(constant)
        checkMultiplier(multiplier)
        storedRelation = relation
        storedMultiplier = multiplier
        storedConstant = constant
    }

    /// Creates the constraint `view1.attr1 = multiplier × view2.attr2 + c`, with the given relation.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let (first, second) = NSLayoutConstraint.operands(view1, attr1, view2, attr2, multiplier)
        self.init()
        source = CodeLocation(file, line)
        relate(first, relation, second, multiplier, c)
    }

    /// Creates a constraint, with UIKit's exact signature for use as a function.
    @_disfavoredOverload public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let (first, second) = NSLayoutConstraint.operands(view1, attr1, view2, attr2, multiplier)
        self.init()
        relate(first, relation, second, multiplier, c)
    }

    /// The view or guide on the left side of the relation; `nil` if it no longer exists.
    open var firstItem: AnyObject? { first.item }
    /// The view or guide on the right side of the relation; `nil` for a constant.
    open var secondItem: AnyObject? { second?.item }
    /// The attribute on the left side of the relation.
    open var firstAttribute: Attribute { first.attribute }
    /// The attribute on the right side of the relation; `notAnAttribute` for a constant.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    /// The relation between the two sides.
    open var relation: Relation { storedRelation }
    /// The multiplier of the second attribute.
    open var multiplier: CGFloat { storedMultiplier }
    /// The constant added to the second attribute, in points.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }
    /// The priority, required by default, which cannot change from or to required while the constraint is active.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }
    /// The identifier, which descriptions and messages show.
    open var identifier: String?
    /// Called after the constraint was loaded from its nib and all outlets were connected.
    open func awakeFromNib() {}
    /// Whether the constraint is archived with the view that holds it, as those of files are.
    open var shouldBeArchived = false
    /// Whether the constraint takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? NSLayoutConstraint.activate([self]) : NSLayoutConstraint.deactivate([self]) }
    }

    private func setConstant(_ constant: CGFloat) {
        check(constant)
        guard constant != storedConstant else { return }
        holder?.layoutRoot.state.engine?.noteFormer(storedConstant, of: self)
        storedConstant = constant
        holder?.constantChanged(of: self)
    }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        checkPriority(priority)
        storedPriority = priority
        holder?.layoutInputChanged()
    }

    /// The anchor on the left side of the relation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { KeptAnchors.anchor(of: first) }
    /// The anchor on the right side of the relation; `nil` for a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(KeptAnchors.anchor) }

    /// Activates each constraint that is not active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where !constraint.isActive { constraint.activateAtAncestor() }
    }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.holder?.uninstall([constraint]) }
    }

    nonisolated open override var description: String { MainActor.assumeIsolated { text } }
}
