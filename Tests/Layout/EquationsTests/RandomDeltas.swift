import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimSeededRandom
import LayoutSimViewTree

/// A session changed by random deltas, and a model that follows it.
struct RandomDeltas {
    var session = LayoutSession(rootSize: Size(width: 320, height: 480))
    private(set) var model = SessionModel()
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        for _ in 0..<4 { addView() }
        for _ in 0..<12 { addConstraint() }
    }

    /// Applies one delta of any kind.
    mutating func step() {
        switch random.int(below: 20) {
        case 0: addView()
        case 1: removeView()
        case 2: moveView()
        case 3, 4, 5: addConstraint()
        case 6: removeConstraint()
        case 7, 8, 9: setConstant()
        case 10: setPriority()
        case 11: replaceConstraint()
        case 12, 13: setIntrinsicSize()
        case 14: setPriorities()
        case 15: setAlignmentInsets()
        case 16: setRootSize()
        case 17: setFlags()
        default: random.chance(percent: 40) ? addGuide() : setShape()
        }
    }

    private mutating func anyView() -> ViewHandle { random.pick(model.views.map(\.handle)) }

    private mutating func anyInnerView() -> ViewHandle? {
        let views = model.views.dropFirst().map(\.handle)
        return views.isEmpty ? nil : random.pick(Array(views))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(random.int(in: range)) }

    private mutating func priority() -> Priority { random.pick([0, 1, 250, 500, 750, 750.5, 999, 1000, 1000]) }

    private mutating func addView() {
        let superview = anyView()
        let place = random.int(in: 0...model[superview].subviews.count)
        let view = session.addView(in: superview, at: place)
        model.views.append((view, SessionModel.ModelView(parent: superview)))
        model[superview].subviews.insert(view, at: place)
    }

    private mutating func removeView() {
        guard model.views.count > 4, let view = anyInnerView() else { return }
        session.removeView(view)
        model.remove(view)
    }

    private mutating func moveView() {
        guard let view = anyInnerView() else { return }
        let superview = anyView()
        guard !model.ancestors(of: superview).contains(view) else { return }
        if let parent = model[view].parent { model[parent].subviews.removeAll { $0 == view } }
        let place = random.int(in: 0...model[superview].subviews.count)
        session.moveView(view, to: superview, at: place)
        model[view].parent = superview
        model[superview].subviews.insert(view, at: place)
    }

    private mutating func constraint() -> SessionConstraint {
        let axis = random.pick([Axis.horizontal, .vertical])
        let isLength = random.chance(percent: 40)
        let lengths: [LayoutAttribute] = [.width, .height]
        let attributes = (isLength ? lengths : LayoutAttribute.allCases.filter { !lengths.contains($0) })
            .filter { $0.axis == axis }
        let first = ItemAttribute(item(), random.pick(attributes))
        let needsSecond = !isLength || random.chance(percent: 40)
        let second = needsSecond ? ItemAttribute(item(), random.pick(attributes)) : nil
        let makers: [ConstraintMaker] = [.author, .author, .author, .stack(anyView()), .autoresizing(anyView())]
        return SessionConstraint(
            first, random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), second,
            multiplier: random.pick([1, 1, 1, 0.5, 2]), constant: number(second == nil ? 0...200 : -40...40),
            priority: priority(), maker: random.pick(makers))
    }

    private mutating func item() -> ItemHandle {
        let guides = model.guides.map(\.handle)
        return guides.isEmpty || random.chance(percent: 75) ? .view(anyView()) : .guide(random.pick(guides))
    }

    private mutating func addConstraint() {
        let constraint = constraint()
        model.constraints.append((session.add(constraint), constraint))
    }

    private mutating func removeConstraint() {
        guard !model.constraints.isEmpty else { return }
        let place = random.int(below: model.constraints.count)
        session.remove(model.constraints.remove(at: place).handle)
    }

    private mutating func setConstant() {
        guard !model.constraints.isEmpty else { return }
        let place = random.int(below: model.constraints.count)
        model.constraints[place].constraint.constant = number(-40...200)
        session.setConstant(model.constraints[place].constraint.constant, of: model.constraints[place].handle)
    }

    private mutating func setPriority() {
        guard !model.constraints.isEmpty else { return }
        let place = random.int(below: model.constraints.count)
        model.constraints[place].constraint.priority = priority()
        session.setPriority(model.constraints[place].constraint.priority, of: model.constraints[place].handle)
    }

    private mutating func replaceConstraint() {
        guard !model.constraints.isEmpty else { return }
        let place = random.int(below: model.constraints.count)
        model.constraints[place].constraint = constraint()
        session.replace(model.constraints[place].handle, with: model.constraints[place].constraint)
    }

    private mutating func setIntrinsicSize() {
        let view = anyView()
        let baselines: [IntrinsicSize.Baseline] = [
            .none, .fromEdges(first: number(1...9), last: number(1...9)), .belowCenter(number(1...9)),
        ]
        model[view].size = IntrinsicSize(
            width: random.chance(percent: 80) ? number(0...90) : nil,
            height: random.chance(percent: 80) ? number(0...90) : nil, baseline: random.pick(baselines))
        session.setIntrinsicSize(model[view].size, of: view)
    }

    private mutating func setPriorities() {
        let view = anyView()
        model[view].hugging = AxisPriorities(horizontal: priority(), vertical: priority())
        model[view].resistance = AxisPriorities(horizontal: priority(), vertical: priority())
        session.setHugging(model[view].hugging, of: view)
        session.setCompressionResistance(model[view].resistance, of: view)
    }

    private mutating func insets() -> EdgeInsets {
        EdgeInsets(top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
    }

    private mutating func setAlignmentInsets() {
        let view = anyView()
        model[view].insets = insets()
        session.setAlignmentInsets(model[view].insets, of: view)
    }

    private mutating func setRootSize() {
        model.rootSize.width = number(200...500)
        if random.chance(percent: 50) { model.rootSize.height = number(200...500) }
        session.setRootSize(model.rootSize)
    }

    private mutating func setFlags() {
        let view = anyView()
        switch random.int(below: 3) {
        case 0:
            model.isRightToLeft.toggle()
            session.setRightToLeft(model.isRightToLeft)
        case 1:
            model[view].scrolls.toggle()
            session.setScrolls(model[view].scrolls, of: view)
        default:
            model[view].baselines = (anyView(), anyView())
            session.setBaselineViews(first: model[view].baselines.first, last: model[view].baselines.last, of: view)
        }
    }

    private mutating func shape() -> GuideShape {
        random.pick([
            .constrained, .inset(insets()), .inset(insets()), .margins(insets()), .topStrip(height: number(0...40)),
            .bottomStrip(height: number(0...40)),
        ])
    }

    private mutating func addGuide() {
        let guide = SessionModel.ModelGuide(owner: anyView(), shape: shape())
        model.guides.append((session.addGuide(guide.shape, to: guide.owner), guide))
    }

    private mutating func setShape() {
        guard !model.guides.isEmpty else { return }
        let place = random.int(below: model.guides.count)
        model.guides[place].guide.shape = shape()
        session.setShape(model.guides[place].guide.shape, of: model.guides[place].handle)
    }
}
