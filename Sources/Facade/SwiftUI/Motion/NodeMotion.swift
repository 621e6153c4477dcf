/// What moves the numbers of a node's view.
@MainActor protocol AnyNodeMotion: AnyObject {
    /// The node; `nil` if it is gone.
    var node: ViewNode? { get }
    /// Whether nothing moves the numbers any more at a time of the clock.
    func isOver(at time: Double) -> Bool
    /// Ends all animations.
    func stop()
}

/// What moves the numbers of a node's view.
@MainActor final class NodeMotion<Data: VectorArithmetic>: AnyNodeMotion {
    private(set) weak var node: ViewNode?
    let motion: ValueMotion<Data>

    init(_ node: ViewNode, _ data: Data) {
        self.node = node
        motion = ValueMotion(data)
    }

    func isOver(at time: Double) -> Bool { motion.isOver(at: time) }
    func stop() { motion.stop() }
}

extension GraphMotion {
    /// Returns a view of a node as it is to be shown, and has what changed of its numbers move as the transaction says.
    ///
    /// - Parameter former: The view as it was before; `nil` if it did not change or is new.
    func shown<Content: View>(_ view: Content, former: (any View)?, _ node: ViewNode) -> Content {
        guard former != nil || node.motion != nil else { return view }
        if let holder = view as? any AnimatableHolder {
            func shown<Holder: AnimatableHolder>(_ holder: Holder) -> Content {
                self.shown(holder, former: former as? Holder, node) as? Content ?? view
            }
            return shown(holder)
        }
        guard let animatable = view as? any Animatable else { return view }
        func shown<Value: Animatable>(_ value: Value) -> Content {
            let old = (former as? Value).map { AnimatableNumbers(content: $0) }
            return self.shown(AnimatableNumbers(content: value), former: old, node).content as? Content ?? view
        }
        return shown(animatable)
    }

    private func shown<Holder: AnimatableHolder>(_ view: Holder, former: Holder?, _ node: ViewNode) -> Holder {
        guard Holder.MovingData.self != EmptyAnimatableData.self else { return view }
        let data = view.movingData
        var motion = (node.motion as? NodeMotion<Holder.MovingData>)?.motion
        if let former, moment == nil {
            let old = motion?.target ?? former.movingData
            if old != data {
                if let animation = transaction.animation {
                    let moved = motion ?? begin(node, old)
                    motion = moved
                    moved.go(to: data, by: animation, at: now, batches, node.environmentOfView)
                    hasNewValues = true
                } else {
                    motion?.jump(to: data)
                }
            }
        }
        guard let motion else { return view }
        var view = view
        if let moment {
            // A view that another one moves has the numbers of the moment already.
            if data == motion.target { view.movingData = motion.value(at: moment) }
        } else if motion.isOver(at: now) {
            // Views that follow how far they are learn of the end.
            view.movingData = data
            node.motion = nil
        }
        return view
    }

    private func begin<Data: VectorArithmetic>(_ node: ViewNode, _ data: Data) -> ValueMotion<Data> {
        let motion = NodeMotion(node, data)
        node.motion = motion
        moving.append(motion)
        return motion.motion
    }
}
