/// A view of which animations change a part from moment to moment.
protocol AnimatableHolder {
    /// The type of the part's numbers.
    associatedtype MovingData: VectorArithmetic

    /// The numbers of the part.
    var movingData: MovingData { get set }
}

extension ModifiedContent: AnimatableHolder where Modifier: Animatable {
    var movingData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }
}

extension Effected: AnimatableHolder where Effect: Animatable {
    var movingData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }
}

extension LaidOutView: AnimatableHolder {
    var movingData: Arrangement.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }
}

extension _ShapeView: AnimatableHolder {
    var movingData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension FillShapeView: AnimatableHolder {
    var movingData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension StrokeShapeView: AnimatableHolder {
    var movingData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
    }
}

extension StrokeBorderShapeView: AnimatableHolder {
    var movingData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A view whose own numbers animations change.
struct AnimatableNumbers<Content: Animatable>: AnimatableHolder {
    var content: Content

    var movingData: Content.AnimatableData {
        get { content.animatableData }
        set { content.animatableData = newValue }
    }
}
