import LayoutSimInertness

extension Color {
    /// The numbers of a color that may be brighter than white.
    public struct ResolvedHDR: Hashable, Sendable, BitwiseCopyable {
        private var color: Resolved
        /// How much brighter than white the color may be; `nil` where it does not say.
        public var headroom: Float?

        /// Creates a color with a headroom.
        public init(_ color: Resolved, headroom: Float? = nil) {
            self.color = color
            self.headroom = headroom
        }

        /// The red that follows the light.
        public var linearRed: Float {
            get { color.linearRed }
            set { color.linearRed = newValue }
        }
        /// The green that follows the light.
        public var linearGreen: Float {
            get { color.linearGreen }
            set { color.linearGreen = newValue }
        }
        /// The blue that follows the light.
        public var linearBlue: Float {
            get { color.linearBlue }
            set { color.linearBlue = newValue }
        }
        /// The red of sRGB.
        public var red: Float {
            get { color.red }
            set { color.red = newValue }
        }
        /// The green of sRGB.
        public var green: Float {
            get { color.green }
            set { color.green = newValue }
        }
        /// The blue of sRGB.
        public var blue: Float {
            get { color.blue }
            set { color.blue = newValue }
        }
        /// The opacity, from 0 to 1.
        public var opacity: Float {
            get { color.opacity }
            set { color.opacity = newValue }
        }
    }

    /// Returns the numbers of the color in an environment, with its headroom; there is none here.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        ResolvedHDR(resolve(in: environment))
    }
    /// Returns the color, since screens here are no brighter than white.
    public func headroom(_ headroom: Double?) -> Color {
        inert(.looks, in: Color.self)
        return self
    }
    /// Returns the color made brighter by stops of light, up to white.
    public func exposureAdjust(_ stops: Double) -> Color {
        inert(.looks, in: Color.self)
        return self
    }
}
