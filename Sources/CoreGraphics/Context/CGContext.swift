/// Records what is drawn.
public final class CGContext {
    package init() {}
}
